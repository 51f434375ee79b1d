import { startTransition, useEffect, useState } from "react";
import { useDates } from "#features/sites/shop/use-dates.ts";
import { useT } from "#i18n/use-t.ts";
import type { DeliveredPrice } from "../../../domain/product/product-card.ts";

/** Days are on the page; the dates they make depend on when it is read, so they come after it wakes. */
export function ArrivalDates({ days }: Pick<DeliveredPrice, "days">) {
  const t = useT();
  const dates = useDates();
  const [now, setNow] = useState<string | null>(null);
  // Not in the same breath as the page's waking: a touch comes first.
  useEffect(() => startTransition(() => setNow(new Date().toISOString())), []);
  return (
    <span className="shipping-option-picker-dates">
      <b>{now !== null && dates.daysFrom(dates.day(now), days)}</b>
      <span>{t("shipping.days_range", { min: days.min, count: days.max })}</span>
    </span>
  );
}
