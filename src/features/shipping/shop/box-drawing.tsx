import { useState } from "react";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatTyped } from "#i18n/format.ts";
import type { Parcel } from "../domain/chargeable-weight.ts";
import { PARCEL_PRESETS } from "../domain/parcel-presets.ts";
import { projectBox } from "./box-projection.ts";

const ROOM = { width: 132, height: 92 };

/** While a number is being typed anew there is no box for a moment; the last one stays, paler. */
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
