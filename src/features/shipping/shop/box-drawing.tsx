import { useState } from "react";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatTyped } from "#i18n/format.ts";
import type { Parcel } from "../domain/chargeable-weight.ts";
import { PARCEL_PRESETS } from "../domain/parcel-presets.ts";

type Sides = Pick<Parcel, "lengthCm" | "widthCm" | "heightCm">;
type Point = readonly [x: number, y: number];

type BoxProjection = {
  /** The path data of the three visible faces, and of the tape over two of them. */
  top: string;
  lengthFace: string;
  widthFace: string;
  tape: string;
  /** Measuring lines along the edges, and the positions of their labels. */
  rules: string;
  lengthLabel: Point;
  widthLabel: Point;
  heightLabel: Point;
};

const SLOPE = (24 * Math.PI) / 180;
const [RIGHT, UP] = [Math.cos(SLOPE), Math.sin(SLOPE)];

/**
 * A box seen from its nearest corner, with true proportions, as large as fits into `room`. The caller
 * leaves space for the labels below and next to `room`.
 */
export function projectBox(sides: Sides, room: { width: number; height: number }): BoxProjection {
  const { lengthCm, widthCm, heightCm } = sides;
  const scale = Math.min(
    room.width / ((lengthCm + widthCm) * RIGHT),
    room.height / (heightCm + (lengthCm + widthCm) * UP),
  );
  const [length, width, height] = [lengthCm * scale, widthCm * scale, heightCm * scale];
  const centre = room.width / 2 + ((length - width) * RIGHT) / 2;
  const bottom = (room.height + height + (length + width) * UP) / 2;
  /** `l` goes back on one side, `w` goes back on the other side, `h` goes up. */
  const at = (l: number, w: number, h: number): Point => [
    centre + (w - l) * RIGHT,
    bottom - (l + w) * UP - h,
  ];
  const [from, to, down] = [length * 0.42, length * 0.58, height - Math.min(height * 0.45, 16)];
  const torn = [0.75, 0.5, 0.25, 0].map((part, index) =>
    at(from + (to - from) * part, 0, down + (index % 2 ? 0 : 2.5)),
  );
  return {
    top: area(
      at(0, 0, height),
      at(length, 0, height),
      at(length, width, height),
      at(0, width, height),
    ),
    lengthFace: area(at(0, 0, 0), at(length, 0, 0), at(length, 0, height), at(0, 0, height)),
    widthFace: area(at(0, 0, 0), at(0, width, 0), at(0, width, height), at(0, 0, height)),
    tape: area(
      at(from, width, height),
      at(to, width, height),
      at(to, 0, height),
      at(to, 0, down),
      ...torn,
      at(from, 0, height),
    ),
    rules: [
      line(shift(at(length, 0, 0), -4, 8), shift(at(0, 0, 0), -4, 8)),
      line(shift(at(0, 0, 0), 4, 8), shift(at(0, width, 0), 4, 8)),
      line(shift(at(0, width, 0), 8, 0), shift(at(0, width, height), 8, 0)),
    ].join(""),
    lengthLabel: shift(at(length / 2, 0, 0), -10, 22),
    widthLabel: shift(at(0, width / 2, 0), 10, 22),
    heightLabel: shift(at(0, width, height / 2), 14, 5),
  };
}

const shift = ([x, y]: Point, right: number, down: number): Point => [x + right, y + down];
const text = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
const line = (from: Point, to: Point) => `M${text(from)}L${text(to)}`;
const area = (...points: Point[]) => `M${points.map(text).join("L")}Z`;

const ROOM = { width: 132, height: 92 };

/** While the user changes a number there may be no valid box; then the last one stays visible, but paler. */
export function BoxDrawing({ parcel }: { parcel: Parcel | undefined }) {
  const { language } = useShell();
  const [last, setLast] = useState<Parcel>(parcel ?? PARCEL_PRESETS[0].parcel);
  if (parcel && parcel !== last && !sameSides(parcel, last)) setLast(parcel);
  const box = projectBox(last, ROOM);
  const write = (cm: number) => formatTyped(cm, language);
  return (
    <svg className="calc-drawing" viewBox="-14 -6 176 126" aria-hidden="true">
      <g className="calc-faces">
        <path d={box.lengthFace} data-face="length" />
        <path d={box.widthFace} data-face="width" />
        <path d={box.top} data-face="top" />
      </g>
      <path d={box.tape} className="calc-tape" />
      <path d={box.rules} className="calc-rules" />
      <text x={box.lengthLabel[0]} y={box.lengthLabel[1]} textAnchor="end">
        {write(last.lengthCm)}
      </text>
      <text x={box.widthLabel[0]} y={box.widthLabel[1]}>
        {write(last.widthCm)}
      </text>
      <text x={box.heightLabel[0]} y={box.heightLabel[1]}>
        {write(last.heightCm)}
      </text>
    </svg>
  );
}

function sameSides(a: Parcel, b: Parcel): boolean {
  return a.lengthCm === b.lengthCm && a.widthCm === b.widthCm && a.heightCm === b.heightCm;
}
