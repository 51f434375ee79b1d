import { ShippingCalculator } from "#features/shipping/shop/shipping-calculator.tsx";
import { HeroActions } from "./hero-actions.tsx";
import type { HeroProps } from "./hero-props.ts";
import { HeroWords } from "./hero-words.tsx";

export function ConversationHero({ warehouses }: HeroProps) {
  return (
    <div className="page hero">
      <HeroWords />
      <HeroActions />
      <div className="hero-calc">
        <ShippingCalculator warehouses={warehouses} />
      </div>
    </div>
  );
}
