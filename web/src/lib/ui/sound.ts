/** Small sounds of wood, paper and cloth, made here and off until asked for. They are never the only sign of anything. */
import { settings } from "$lib/ui/settings.svelte";

export type Sound = "tile" | "paper" | "turn" | "tear" | "won";
let context: AudioContext | null = null;

/** A burst of filtered noise: the lower and shorter, the more like wood. */
function knock(audio: AudioContext, at: number, frequency: number, seconds: number, loudness: number): void {
  const length = Math.ceil(audio.sampleRate * seconds);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency, Q: 2.5 });
  source.connect(filter).connect(new GainNode(audio, { gain: loudness })).connect(audio.destination);
  source.start(at);
}

/** A soft tone that dies away, as of a small drum or a string. */
function tone(audio: AudioContext, at: number, frequency: number, seconds: number, loudness: number): void {
  const oscillator = new OscillatorNode(audio, { type: "triangle", frequency });
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + seconds);
}

export function sound(kind: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  const now = context.currentTime;
  if (kind === "tile") {
    knock(context, now, 1100, 0.05, 0.9);
    knock(context, now + 0.012, 380, 0.06, 0.7);
  } else if (kind === "paper") knock(context, now, 3200, 0.12, 0.35);
  else if (kind === "tear") knock(context, now, 2200, 0.28, 0.5);
  else if (kind === "turn") {
    tone(context, now, 196, 0.22, 0.3);
    knock(context, now, 240, 0.07, 0.6);
  } else [392, 494, 587].forEach((frequency, i) => tone(context!, now + i * 0.09, frequency, 0.28, 0.16));
}
