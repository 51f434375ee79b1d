import arch from "../drawings/arch.svg?no-inline";
import { Drawing } from "../drawings/drawing.tsx";
import "./arch-opening.css";
import type { OpeningProps } from "./opening-props.ts";
import { ShopOpeningText } from "./parts/opening-text.tsx";

/** Generous: the caravan seen through an arch. */
export function ArchOpening({ warehouses }: OpeningProps) {
  const cities = warehouses.map((one) => one.city).join(", ");
  return (
    <div className="page hero arch-opening">
      <ShopOpeningText params={{ cities }} />
      <div className="arch">
        <Drawing file={arch} name="caravan" width={480} height={600} fill />
      </div>
    </div>
  );
}
