import { type Bend, mapPath } from "./path.ts";

const RADIUS = 560;

/**
 * Three-quarter view of goods drawn from the front: every path is wrapped around an upright cylinder
 * that is turned; the near side becomes wider, the far side narrower, and hems bend slightly.
 */
export function turnMarkup(markup: string, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const middle = RADIUS * Math.sin(angle);
  const bend: Bend = (x, y) => {
    const across = Math.max(-0.94, Math.min(0.94, (x - 500) / RADIUS));
    const t = Math.asin(across) + angle;
    return [
      Math.round(500 + RADIUS * Math.sin(t) - middle + 44 * Math.sign(degrees)),
      Math.round(y + 34 * (Math.cos(t) - 1) + 20),
    ];
  };
  return markup
    .split(/(<pattern.*?<\/pattern>)/)
    .map((part) => (part.startsWith("<pattern") ? part : turnPaths(part, bend)))
    .join("");
}

const turnPaths = (part: string, bend: Bend) =>
  part
    .replace(/<text x="([\d.]+)" y="([\d.]+)"/g, (_, x, y) => {
      const [atX, atY] = bend(Number(x), Number(y));
      return `<text x="${atX}" y="${atY}"`;
    })
    .replace(/ d="([MLCQZ\d\s.,-]+)"/g, (_, d: string) => ` d="${mapPath(d, bend)}"`);
