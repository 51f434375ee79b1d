import type { ComponentType } from "react";
import { ShippingCalculator } from "#features/shipping/shop/shipping-calculator.tsx";
import { useTraits } from "#features/sites/shop/use-shell.ts";
import type { HeroShape } from "#themes/theme-types.ts";
import { OwnPlan } from "../../calculate/own-plan.tsx";
import type { CalculatorProps } from "../opening/opening-props.ts";
import { QuayCalculator } from "./quay-calculator.tsx";
import { StreetCalculator } from "./street-calculator.tsx";

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

/** Product notes §8: a calculator that answers while one types, on the ground that the brand has for it. */
export function HomeCalculator(props: CalculatorProps) {
  const ShapedCounter = counters[useTraits().hero] ?? DefaultCalculator;
  return (
    <OwnPlan>
      <ShapedCounter {...props} />
    </OwnPlan>
  );
}
