import { ShippingCalculator } from "#features/shipping/shop/shipping-calculator.tsx";
import arch from "../drawings/arch.svg?no-inline";
import { Drawing } from "../drawings/drawing.tsx";
import "./arch-hero.css";
import { HeroActions } from "./hero-actions.tsx";
import type { HeroProps } from "./hero-props.ts";
import { HeroWords } from "./hero-words.tsx";
import { MethodsBoard } from "./methods-board.tsx";

/** Generous: the caravan seen through an arch. */
export function ArchHero({ warehouses }: HeroProps) {
  const cities = warehouses.map((one) => one.city).join(", ");
  return (
    <>
      <div className="page hero arch-hero">
        <div className="arch-words">
          <HeroWords params={{ cities }} />
          <HeroActions />
          <MethodsBoard warehouses={warehouses} />
        </div>
        <div className="arch">
          <Drawing file={arch} name="caravan" width={480} height={600} fill />
        </div>
      </div>
      <div className="page hero-calc">
        <ShippingCalculator warehouses={warehouses} />
      </div>
    </>
  );
}
