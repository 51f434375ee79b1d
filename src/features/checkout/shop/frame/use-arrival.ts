import { addDays } from "#core/dates.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { useT } from "#i18n/use-t.ts";
import type { CheckoutData } from "../../domain/checkout-data.ts";

/** "With you 2026-11-18 – 2026-11-21": the way across, then the courier's last stretch. */
export function useArrival(data: CheckoutData, today: string) {
  const t = useT();
  const last = data.courier_info?.days ?? { min: 0, max: 0 };
  return (method: ShippingMethod): string | undefined => {
    const days = data.shipping_days[method];
    if (!days) return undefined;
    return t("checkout.with_you", {
      from: inOnePiece(addDays(today, days.min + last.min)),
      to: inOnePiece(addDays(today, days.max + last.max)),
    });
  };
}

/** A date is not broken over two lines. */
const inOnePiece = (date: string) => date.replaceAll("-", "\u2011");
