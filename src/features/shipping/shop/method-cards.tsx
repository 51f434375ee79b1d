import type { ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import { RadioCards } from "#ui/fields/radio-cards.tsx";
import { SHIPPING_METHODS, type ShippingMethod } from "../domain/chargeable-weight.ts";
import { MethodIcon } from "./method-icon.tsx";

type MethodCardsProps = {
  legend: string;
  value: ShippingMethod | null;
  onChange: (method: ShippingMethod) => void;
  error?: string | undefined;
  /** The price of a method as text; undefined if the method is not available. */
  priceOf: (method: ShippingMethod) => string | undefined;
  detailOf: (method: ShippingMethod) => ReactNode;
};

/** The cards for air and sea, next to each other. */
export function MethodCards({ error, priceOf, detailOf, ...choice }: MethodCardsProps) {
  const t = useT();
  return (
    <RadioCards
      {...choice}
      hideLegend
      name="shipping"
      {...(error && { error })}
      options={SHIPPING_METHODS.map((method) => ({
        value: method,
        title: (
          <span className="inline-flex items-center gap-2">
            <MethodIcon method={method} />
            {t(`shipping.by_${method}`)}
          </span>
        ),
        aside: priceOf(method),
        detail: detailOf(method),
        disabled: priceOf(method) === undefined,
      }))}
    />
  );
}
