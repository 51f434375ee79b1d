import { ShippingCalculator } from "#features/shipping/shop/shipping-calculator.tsx";
import type { OpeningProps } from "../opening/opening-props.ts";

/** The same night as at the top of the page, once more around the sum. */
export function StreetCounter({ warehouses }: OpeningProps) {
  return (
    <div className="section bg-foot py-8 lg:py-16">
      <div className="page text-ink">
        <ShippingCalculator warehouses={warehouses} />
      </div>
    </div>
  );
}
