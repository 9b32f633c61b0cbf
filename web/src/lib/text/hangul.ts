/** Hangul has many letters, so the list of its fonts is long: it is fetched once there is something to write with them. */
const HANGUL = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/;
let isThere = false;

export function prepareHangul(text: string): void {
  if (isThere || !HANGUL.test(text)) return;
  isThere = true;
  void import("virtual:fonts-hangul.css");
}
