/** QR codes (ISO/IEC 18004) of short texts such as links: bytes with medium correction, versions 1 to 10. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]; // bytes in every block, by version
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const MASKS: ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];
const LIKE_A_CORNER = [/(?=00001011101)/g, /(?=10111010000)/g];

/** Rows of dark (true) and light squares, without the light margin of four. */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = CORRECTION.findIndex((_, i) => dataBytes(i + 1) >= bytes.length + (i < 9 ? 2 : 3)) + 1;
  if (!version) throw new RangeError("too long for a QR code of ours");
  const plain = new Drawing(version, corrected(version, packed(version, bytes)));
  const masked = MASKS.map((_, mask) => plain.masked(mask));
  const penalties = masked.map(penalty);
  return masked[penalties.indexOf(Math.min(...penalties))]!;
}

function allBytes(version: number): number {
  const marks = version > 1 ? Math.floor(version / 7) + 2 : 0;
  const taken = (marks && (25 * marks - 10) * marks - 55) + (version > 6 ? 36 : 0);
  return Math.floor(((16 * version + 128) * version + 64 - taken) / 8);
}

const dataBytes = (version: number) => allBytes(version) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;

/** The bytes with their kind and number before them, filled up to what this version holds. */
function packed(version: number, bytes: Uint8Array): number[] {
  const bits = (value: number, count: number) => value.toString(2).padStart(count, "0");
  const whole = bits(4, 4) + bits(bytes.length, version < 10 ? 8 : 16) + [...bytes].map((byte) => bits(byte, 8)).join("") + "0000";
  const found = whole.match(/.{1,8}/g)!.map((byte) => parseInt(byte.padEnd(8, "0"), 2));
  const room = dataBytes(version);
  return [...found, ...Array.from({ length: room }, (_, i) => (i % 2 ? 0x11 : 0xec))].slice(0, room);
}

/** The blocks of data, each with its correction, one byte of each in turn. */
function corrected(version: number, data: number[]): number[] {
  const count = BLOCKS[version - 1]!;
  const short = Math.floor(data.length / count);
  const longer = data.length % count; // so many of the last blocks have a byte more
  let start = 0;
  const blocks = Array.from({ length: count }, (_, i) => data.slice(start, (start += short + Number(i >= count - longer))));
  const extra = blocks.map((block) => remainder(block, CORRECTION[version - 1]!));
  return [...inTurn(blocks), ...inTurn(extra)];
}

function inTurn(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, i) => blocks.flatMap((block) => (i < block.length ? [block[i]!] : []))).flat();
}

/** The product of two numbers of the field of 256 in which corrections are computed. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> i) & 1) * a);
  return product;
}

/** Reed and Solomon's correction of a block. */
function remainder(block: number[], degree: number): number[] {
  let divisor = [...Array<number>(degree - 1).fill(0), 1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    divisor = divisor.map((one, j) => times(one, root) ^ (divisor[j + 1] ?? 0));
  }
  let rest = Array<number>(degree).fill(0);
  for (const byte of block) {
    const factor = byte ^ rest[0]!;
    rest = [...rest.slice(1), 0].map((one, i) => one ^ times(divisor[i]!, factor));
  }
  return rest;
}

class Drawing {
  readonly size: number;
  private dark: boolean[][];
  private fixed: boolean[][]; // what no mask changes

  constructor(
    readonly version: number,
    bytes: number[],
  ) {
    this.size = 17 + 4 * version;
    const empty = () => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.dark = empty();
    this.fixed = empty();
    this.drawMarks();
    this.drawFormat(0);
    this.drawVersion();
    this.drawData(bytes);
  }

  /** A copy with every other square turned over by one of the eight rules. */
  masked(mask: number): boolean[][] {
    this.drawFormat(mask);
    return this.dark.map((row, y) => row.map((dark, x) => dark !== (!this.fixed[y]![x] && MASKS[mask]!(x, y) === 0)));
  }

  private set(x: number, y: number, dark: boolean): void {
    this.dark[y]![x] = dark;
    this.fixed[y]![x] = true;
  }

  private drawMarks(): void {
    const end = this.size - 7;
    for (let i = 0; i < this.size; i++) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    for (const [x, y] of [[3, 3], [end + 3, 3], [3, end + 3]] as const) this.drawRings(x, y, 4, [2, 4]);
    if (this.version === 1) return;
    const count = Math.floor(this.version / 7) + 2;
    const step = Math.floor((this.version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
    const places = Array.from({ length: count }, (_, i) => (i ? end - (count - 1 - i) * step : 6));
    for (const x of places) for (const y of places) if (!this.inCorner(x, y, end)) this.drawRings(x, y, 2, [1]);
  }

  private inCorner(x: number, y: number, end: number): boolean {
    return (x === 6 && y === 6) || (x === 6 && y === end) || (x === end && y === 6);
  }

  private drawRings(middleX: number, middleY: number, reach: number, light: number[]): void {
    for (let y = -reach; y <= reach; y++) {
      for (let x = -reach; x <= reach; x++) {
        const inside = this.dark[middleY + y]?.[middleX + x] !== undefined;
        if (inside) this.set(middleX + x, middleY + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))));
      }
    }
  }

  /** How strong the correction is (medium is 0) and which mask was taken, twice. */
  private drawFormat(mask: number): void {
    let rest = mask;
    for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((mask << 10) | rest) ^ 0x5412;
    const last = this.size - 1;
    for (let i = 0; i < 15; i++) {
      const dark = ((bits >> i) & 1) === 1;
      if (i < 8) this.set(8, i < 6 ? i : i + 1, dark);
      else this.set(i === 8 ? 7 : 14 - i, 8, dark);
      if (i < 8) this.set(last - i, 8, dark);
      else this.set(8, last - 14 + i, dark);
    }
    this.set(8, this.size - 8, true);
  }

  private drawVersion(): void {
    if (this.version < 7) return;
    let rest = this.version;
    for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (this.version << 12) | rest;
    for (let i = 0; i < 18; i++) {
      const [long, short] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
      this.set(long, short, ((bits >> i) & 1) === 1);
      this.set(short, long, ((bits >> i) & 1) === 1);
    }
  }

  /** Up and down in pairs of columns, from the right to the left. */
  private drawData(bytes: number[]): void {
    let i = 0;
    for (let right = this.size - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up) {
      for (let step = 0; step < this.size; step++) {
        const y = up ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (this.fixed[y]![x]) continue;
          this.dark[y]![x] = (((bytes[i >> 3] ?? 0) >> (7 - (i & 7))) & 1) === 1;
          i += 1;
        }
      }
    }
  }
}

/** How hard a drawing is to read: long lines, big squares, what looks like a corner, too much dark or light. */
function penalty(rows: boolean[][]): number {
  const columns = rows.map((_, x) => rows.map((row) => row[x]!));
  const lines = [...rows, ...columns].map((line) => line.map(Number).join(""));
  let sum = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    for (const corner of LIKE_A_CORNER) sum += 40 * [...line.matchAll(corner)].length;
  }
  for (let y = 1; y < rows.length; y++) {
    for (let x = 1; x < rows.length; x++) {
      if (new Set([rows[y]![x], rows[y]![x - 1], rows[y - 1]![x], rows[y - 1]![x - 1]]).size === 1) sum += 3;
    }
  }
  const all = rows.length ** 2;
  const dark = rows.flat().filter(Boolean).length;
  return sum + 10 * Math.floor(Math.abs(dark * 20 - all * 10) / all);
}
