/** Reads a QR code as ISO 18004 has it, versions 4 to 9 at level M, undamaged and in bytes. */

type Dark = (x: number, y: number) => boolean;

/** Data codewords of each block at level M. */
const BLOCKS: Record<number, number[]> = {
  4: [32, 32],
  5: [43, 43],
  6: [27, 27, 27, 27],
  7: [31, 31, 31, 31],
  8: [38, 38, 39, 39],
  9: [36, 36, 36, 37, 37],
};
const ALIGNED: Record<number, number[]> = {
  4: [6, 26],
  5: [6, 30],
  6: [6, 34],
  7: [6, 22, 38],
  8: [6, 24, 42],
  9: [6, 26, 46],
};

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Level and mask stand beside the upper corner, under a mask of their own. */
function readFormat(dark: Dark): { level: number; mask: number } {
  let bits = 0;
  for (let x = 0; x < 6; x++) bits = bits * 2 + Number(dark(x, 8));
  for (const [x, y] of [
    [7, 8],
    [8, 8],
    [8, 7],
  ] as const)
    bits = bits * 2 + Number(dark(x, y));
  for (let y = 5; y >= 0; y--) bits = bits * 2 + Number(dark(8, y));
  const format = bits ^ 0x5412;
  return { level: format >> 13, mask: (format >> 10) & 7 };
}

/** What is no data: corners with their frames, timing, alignment, and the version from 7 on. */
function isPattern(version: number, size: number, x: number, y: number): boolean {
  const last = size - 9;
  if ((x < 9 && y < 9) || (x > last && y < 9) || (x < 9 && y > last)) return true;
  if (x === 6 || y === 6) return true;
  if (version >= 7 && ((y < 6 && x >= size - 11) || (x < 6 && y >= size - 11))) return true;
  const places = ALIGNED[version] ?? [];
  const end = places.at(-1) ?? 0;
  return places.some((column) =>
    places.some((row) => {
      const isCorner =
        (column === 6 && row === 6) ||
        (column === 6 && row === end) ||
        (column === end && row === 6);
      return !isCorner && Math.abs(x - column) <= 2 && Math.abs(y - row) <= 2;
    }),
  );
}

/** Two columns at a time from the right, up and down in turn. */
function readBits(version: number, size: number, dark: Dark, mask: number): number[] {
  const bits: number[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (isPattern(version, size, x, y)) continue;
        bits.push(Number(dark(x, y) !== MASKS[mask]?.(x, y)));
      }
    }
    isUp = !isUp;
  }
  return bits;
}

export function readQr(size: number, dark: Dark): string {
  const version = (size - 17) / 4;
  const lengths = BLOCKS[version];
  const { level, mask } = readFormat(dark);
  if (!lengths || level !== 0) throw new Error(`Version ${version}, level ${level}`);
  const bits = readBits(version, size, dark, mask);
  const blocks: number[][] = lengths.map(() => []);
  let at = 0;
  for (let row = 0; row < Math.max(...lengths); row++) {
    lengths.forEach((length, block) => {
      if (row >= length) return;
      blocks[block]?.push(Number.parseInt(bits.slice(at, at + 8).join(""), 2));
      at += 8;
    });
  }
  const all = blocks
    .flat()
    .map((byte) => byte.toString(2).padStart(8, "0"))
    .join("");
  if (all.slice(0, 4) !== "0100") throw new Error("Not in bytes");
  const count = Number.parseInt(all.slice(4, 12), 2);
  const bytes = Array.from({ length: count }, (_, one) =>
    Number.parseInt(all.slice(12 + one * 8, 20 + one * 8), 2),
  );
  return Buffer.from(bytes).toString("utf8");
}
