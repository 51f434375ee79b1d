import type { ComponentType } from "react";
import { ShippingCalculator } from "#features/shipping/shop/shipping-calculator.tsx";
import { useTraits } from "#features/sites/shop/use-shell.ts";
import type { HeroShape } from "#themes/theme-types.ts";
import { OwnPlan } from "../../calculate/own-plan.tsx";
import { Drawing } from "../drawings/drawing.tsx";
import harbour from "../drawings/harbour.svg?no-inline";
import type { CalculatorProps } from "../hero/parts/hero-text.tsx";

const counters: Partial<Record<HeroShape, ComponentType<CalculatorProps>>> = {
  awning: StreetCalculator,
  "search-harbour": QuayCalculator,
};

function DefaultCalculator(props: CalculatorProps) {
  return (
    <div className="page section">
      <ShippingCalculator {...props} />
    </div>
  );
}

/** Product notes §8: a calculator that answers while the visitor types, on the brand's own background. */
export function HomeCalculator(props: CalculatorProps) {
  const ShapedCounter = counters[useTraits().hero] ?? DefaultCalculator;
  return (
    <OwnPlan>
      <ShapedCounter {...props} />
    </OwnPlan>
  );
}

/** The same night as at the top of the page, once more around the sum. */
function StreetCalculator(props: CalculatorProps) {
  return (
    <div className="section bg-foot py-8 lg:py-16">
      <div className="page text-ink">
        <ShippingCalculator {...props} />
      </div>
    </div>
  );
}

/** The sum is shown on the water. */
function QuayCalculator(props: CalculatorProps) {
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
