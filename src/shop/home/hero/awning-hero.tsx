import { ShippingCalculator } from "#features/shipping/shop/shipping-calculator.tsx";
import "./awning-hero.css";
import { HeroActions } from "./hero-actions.tsx";
import type { HeroProps } from "./hero-props.ts";
import { HeroWords } from "./hero-words.tsx";
import { PriceTags } from "./price-tags.tsx";

/** Bold: a shop front at night, the counter under its awning. */
export function AwningHero({ warehouses }: HeroProps) {
  return (
    <div className="awning-street">
      <div className="page hero awning-hero">
        <div className="awning-words">
          <HeroWords sentences />
          <HeroActions />
          <PriceTags warehouses={warehouses} />
        </div>
        <div className="awning-shop">
          <div className="awning" aria-hidden="true" />
          <ShippingCalculator warehouses={warehouses} />
        </div>
      </div>
    </div>
  );
}
