import { ShippingCalculator } from "#features/shipping/shop/shipping-calculator.tsx";
import { Drawing } from "../drawings/drawing.tsx";
import harbour from "../drawings/harbour.svg?no-inline";
import "./harbour-hero.css";
import { HeroActions } from "./hero-actions.tsx";
import type { HeroProps } from "./hero-props.ts";
import { HeroWords } from "./hero-words.tsx";

/** Cheerful: the boat is in, and the sum lies on the water. */
export function HarbourHero({ warehouses }: HeroProps) {
  return (
    <>
      <div className="harbour">
        <div className="page hero">
          <div className="harbour-words">
            <HeroWords sentences />
            <HeroActions />
          </div>
        </div>
        <Drawing file={harbour} name="harbour" width={1440} height={320} fill />
      </div>
      <div className="harbour-quay">
        <div className="page">
          <ShippingCalculator warehouses={warehouses} />
        </div>
      </div>
      <Drawing className="harbour-edge" file={harbour} name="wave" width={1440} height={26} fill />
    </>
  );
}
