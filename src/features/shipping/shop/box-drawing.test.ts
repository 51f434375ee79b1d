import fc from "fast-check";
import { expect, test } from "vitest";
import { anyParcel } from "../domain/fixtures/any-parcel.ts";
import { projectBox } from "./box-drawing.tsx";

const room = { width: 120, height: 90 };
const numbers = (path: string) => path.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
const points = (path: string) => {
  const flat = numbers(path);
  return flat
    .filter((_, i) => i % 2 === 0)
    .map((x, i) => [x, flat[i * 2 + 1] ?? Number.NaN] as const);
};

test("a drawn box stays within its room and fills its width or height", () => {
  fc.assert(
    fc.property(anyParcel, (box) => {
      const { top, lengthFace, widthFace, tape } = projectBox(box, room);
      const corners = [top, lengthFace, widthFace].flatMap(points);
      const across = corners.map(([x]) => x);
      const down = corners.map(([, y]) => y);
      const width = Math.max(...across) - Math.min(...across);
      const height = Math.max(...down) - Math.min(...down);
      for (const [x, y] of [...corners, ...points(tape)]) {
        expect(x).toBeGreaterThanOrEqual(-0.1);
        expect(x).toBeLessThanOrEqual(room.width + 0.1);
        expect(y).toBeGreaterThanOrEqual(-2.6);
        expect(y).toBeLessThanOrEqual(room.height + 0.1);
      }
      expect(Math.min(room.width - width, room.height - height)).toBeLessThan(0.3);
    }),
  );
});

test("a drawn box keeps its proportions", () => {
  const { lengthFace, widthFace } = projectBox({ lengthCm: 40, widthCm: 20, heightCm: 10 }, room);
  const [near, far] = points(lengthFace);
  const [, other] = points(widthFace);
  const distance = (a: readonly number[] = [], b: readonly number[] = []) =>
    Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0));
  expect(distance(near, far) / distance(near, other)).toBeCloseTo(2, 1);
});
