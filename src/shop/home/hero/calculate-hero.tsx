import { ShippingCalculator } from "#features/shipping/shop/shipping-calculator.tsx";
import "./calculate-hero.css";
import { HeroActions } from "./hero-actions.tsx";
import type { HeroProps } from "./hero-props.ts";
import { HeroWords } from "./hero-words.tsx";
import { WaysBoard } from "./ways-board.tsx";

/** Brisk: the promise and the proof side by side. */
export function CalculateHero({ warehouses }: HeroProps) {
  return (
    <div className="page hero calculate-hero">
      <div className="calculate-hero-words">
        <HeroWords />
        <HeroActions />
      </div>
      <WaysBoard warehouses={warehouses} />
      <ShippingCalculator warehouses={warehouses} />
    </div>
  );
}
