const PLAIN = /^[MLCQZ\d\s.,-]+$/;
const NUMBERS = { M: 2, L: 2, C: 6, Q: 4, Z: 0 };

/** The same picture in fewer characters. */
export function shrink(svg: string): string {
  return svg
    .replace(/ d="([^"]+)"/g, (_, d: string) => ` d="${shortPath(d)}"`)
    .replace(/(\d+\.\d)\d+(?=[\s,"LCQMZHV-])/g, (number, short: string) =>
      Math.abs(Number(number)) < 1 ? String(Number(Number(number).toFixed(2))) : short,
    )
    .replace(/(?<=[\s"(,-])0\.(?=\d)/g, ".")
    .replace(/ +(?=\/?>)/g, "");
}

/** Paths drawn more than once move into <defs> and are referred to. */
export function shareRepeated(svg: string, nextId: () => string): string {
  const seen = new Map<string, number>();
  for (const [, d = ""] of svg.matchAll(/<path d="([^"]{50,})"/g)) {
    seen.set(d, (seen.get(d) ?? 0) + 1);
  }
  const known = new Map<string, string>();
  for (const [, id = "", d = ""] of svg.matchAll(/<path id="([^"]+)" d="([^"]+)"/g))
    known.set(d, id);
  let shared = svg;
  let added = "";
  for (const [d, times] of seen) {
    if (!known.has(d) && times < 2) continue;
    const id = known.get(d) ?? nextId();
    if (!known.has(d)) added += `<path id="${id}" d="${d}"/>`;
    shared = shared.replaceAll(`<path d="${d}"`, `<use href="#${id}"`);
  }
  return shared.replace("</defs>", `${added}</defs>`);
}

/** Relative steps with one decimal are a third shorter; rounding errors do not accumulate. */
function shortPath(d: string): string {
  if (!PLAIN.test(d)) return d;
  const pen = { x: 0, y: 0, startX: 0, startY: 0, last: "" };
  let out = "";
  for (const [, letter = "", rest = ""] of d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    const values = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const size = NUMBERS[letter as keyof typeof NUMBERS];
    if (size === 0) {
      out += "z";
      Object.assign(pen, { x: pen.startX, y: pen.startY, last: "z" });
    }
    for (let i = 0; size && i < values.length; i += size) {
      out += step(letter, values.slice(i, i + size), i === 0, pen);
    }
  }
  return out;
}

type Pen = { x: number; y: number; startX: number; startY: number; last: string };

function step(letter: string, values: readonly number[], isFirst: boolean, pen: Pen): string {
  const isStart = letter === "M" && isFirst;
  const command = isStart ? "M" : letter === "M" ? "l" : letter.toLowerCase();
  const [fromX, fromY] = isStart ? [0, 0] : [pen.x, pen.y];
  const isNamed = command !== pen.last || isStart;
  const numbers = values.map((value, i) => {
    const number = shortNumber(value - (i % 2 ? fromY : fromX));
    return (isNamed && i === 0) || number.startsWith("-") ? number : ` ${number}`;
  });
  pen.x = fromX + round((values.at(-2) ?? 0) - fromX);
  pen.y = fromY + round((values.at(-1) ?? 0) - fromY);
  pen.last = command;
  if (isStart) Object.assign(pen, { startX: pen.x, startY: pen.y });
  return (isNamed ? command : "") + numbers.join("");
}

const round = (value: number) => Number(value.toFixed(1));
const shortNumber = (value: number) => String(round(value)).replace(/^(-?)0\./, "$1.");
