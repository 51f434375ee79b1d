import { addDays } from "#core/dates.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { dateRange } from "#features/shipping/shop/date-range.ts";
import { useT } from "#i18n/use-t.ts";
import type { CheckoutData } from "../../domain/checkout-data.ts";

/** "With you 18–21 Nov": the way across, then the courier's last stretch. */
export function useArrival(data: CheckoutData, today: string) {
  const t = useT();
  const last = data.courier_info?.days ?? { min: 0, max: 0 };
  return (method: ShippingMethod): string | undefined => {
    const days = data.shipping_days[method];
    if (!days) return undefined;
    const first = dayOf(addDays(today, days.min + last.min));
    const dates = dateRange(t, first, dayOf(addDays(today, days.max + last.max)));
    return t("checkout.with_you", { dates: inOnePiece(dates) });
  };
}

/** The same day wherever it is read. */
const dayOf = (day: string) => new Date(`${day}T00:00`);

/** A date is not broken over two lines. */
const inOnePiece = (dates: string) => dates.replaceAll(" ", "\u00a0");
