import { ShippingCalculator } from "#features/shipping/shop/shipping-calculator.tsx";
import { Drawing } from "../drawings/drawing.tsx";
import harbour from "../drawings/harbour.svg?no-inline";
import type { CalculatorProps } from "../opening/opening-props.ts";

/** The sum lies on the water. */
export function QuayCalculator(props: CalculatorProps) {
  const wave = { file: harbour, name: "wave", width: 1440, height: 26, fill: true };
  return (
    <div className="section">
      <Drawing {...wave} className="quay-edge quay-edge-top" />
      <div className="quay">
        <div className="page">
          <ShippingCalculator {...props} />
        </div>
      </div>
      <Drawing {...wave} className="quay-edge" />
    </div>
  );
}
