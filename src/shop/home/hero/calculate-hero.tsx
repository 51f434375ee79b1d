import { ShippingCalculator } from "#features/shipping/shop/shipping-calculator.tsx";
import "./calculate-hero.css";
import { HeroActions } from "./hero-actions.tsx";
import type { HeroProps } from "./hero-props.ts";
import { HeroWords } from "./hero-words.tsx";
import { MethodsBoard } from "./methods-board.tsx";

/** Brisk: the promise and the proof side by side. */
export function CalculateHero({ warehouses }: HeroProps) {
  return (
    <div className="page hero calculate-hero">
      <div className="calculate-hero-words">
        <HeroWords />
        <HeroActions />
      </div>
      <MethodsBoard warehouses={warehouses} />
      <ShippingCalculator warehouses={warehouses} />
    </div>
  );
}
