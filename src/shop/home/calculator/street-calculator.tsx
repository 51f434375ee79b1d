import { ShippingCalculator } from "#features/shipping/shop/shipping-calculator.tsx";
import type { CalculatorProps } from "../opening/opening-props.ts";

/** The same night as at the top of the page, once more around the sum. */
export function StreetCalculator(props: CalculatorProps) {
  return (
    <div className="section bg-foot py-8 lg:py-16">
      <div className="page text-ink">
        <ShippingCalculator {...props} />
      </div>
    </div>
  );
}
