import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { useDates } from "#features/sites/shop/use-dates.ts";
import { useT } from "#i18n/use-t.ts";
import type { CheckoutData } from "../../contract.ts";
import { expectedCourier } from "../rules/expected-total.ts";

/** "With you 2026-11-18 – 21": the days of the main shipping plus those of the courier. */
export function useArrival(data: CheckoutData, today: string) {
  const t = useT();
  const dates = useDates();
  const last = expectedCourier(data)?.days ?? { min: 0, max: 0 };
  return (method: ShippingMethod): string | undefined => {
    const days = data.shipping_days[method];
    if (!days) return undefined;
    const whole = { min: days.min + last.min, max: days.max + last.max };
    // Without line breaks: half of a range alone on a line looks like another date.
    const range = dates.daysFrom(today, whole).replaceAll(" ", "\u00a0");
    return t("checkout.with_you", { dates: range });
  };
}
