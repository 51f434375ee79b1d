import { ShippingCalculator } from "#features/shipping/shop/shipping-calculator.tsx";
import type { CounterProps } from "../opening/opening-props.ts";

/** The same night as at the top of the page, once more around the sum. */
export function StreetCounter(props: CounterProps) {
  return (
    <div className="section bg-foot py-8 lg:py-16">
      <div className="page text-ink">
        <ShippingCalculator {...props} />
      </div>
    </div>
  );
}
