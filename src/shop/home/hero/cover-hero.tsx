import { ShippingCalculator } from "#features/shipping/shop/shipping-calculator.tsx";
import cover from "../drawings/cover.svg?no-inline";
import { Drawing } from "../drawings/drawing.tsx";
import "./cover-hero.css";
import { HeroActions } from "./hero-actions.tsx";
import type { HeroProps } from "./hero-props.ts";
import { HeroWords } from "./hero-words.tsx";

/** Quiet: a cover like that of a book, and the sum beneath it. */
export function CoverHero({ warehouses }: HeroProps) {
  return (
    <div className="page hero cover-hero">
      <div className="cover">
        <div className="cover-words">
          <HeroWords />
          <HeroActions />
        </div>
        <Drawing file={cover} name="cover" width={760} height={480} fill />
      </div>
      <div className="hero-calc">
        <ShippingCalculator warehouses={warehouses} />
      </div>
    </div>
  );
}
