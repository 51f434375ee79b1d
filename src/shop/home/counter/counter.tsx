import type { ComponentType } from "react";
import { ShippingCalculator } from "#features/shipping/shop/shipping-calculator.tsx";
import { useTraits } from "#features/sites/shop/use-shell.ts";
import type { HeroShape } from "#themes/theme-traits.ts";
import { OwnPlan } from "../../calculate/own-plan.tsx";
import type { CounterProps } from "../opening/opening-props.ts";
import { QuayCounter } from "./quay-counter.tsx";
import { StreetCounter } from "./street-counter.tsx";

const counters: Partial<Record<HeroShape, ComponentType<CounterProps>>> = {
  awning: StreetCounter,
  "search-harbour": QuayCounter,
};

function PlainCounter(props: CounterProps) {
  return (
    <div className="page section">
      <ShippingCalculator {...props} />
    </div>
  );
}

/** PRODUCT §8: a calculator that answers while one types, on the ground that the brand has for it. */
export function Counter(props: CounterProps) {
  const ShapedCounter = counters[useTraits().hero] ?? PlainCounter;
  return (
    <OwnPlan>
      <ShapedCounter {...props} />
    </OwnPlan>
  );
}
