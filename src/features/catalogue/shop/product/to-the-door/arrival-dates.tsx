import { startTransition, useEffect, useState } from "react";
import { DAY_MS } from "#core/durations.ts";
import { dateRange } from "#features/shipping/shop/date-range.ts";
import { useT } from "#i18n/use-t.ts";
import type { DoorPrice } from "../../../domain/product/product-card.ts";

/** Days are on the page; the dates they make depend on when it is read, so they come after it wakes. */
export function ArrivalDates({ days }: Pick<DoorPrice, "days">) {
  const t = useT();
  const [today, setToday] = useState<number | null>(null);
  // Not in the same breath as the page's waking: a touch comes first.
  useEffect(() => startTransition(() => setToday(Date.now())), []);
  const words = t("shipping.days_range", { min: days.min, count: days.max });
  return (
    <span className="door-dates">
      <b>
        {today !== null &&
          dateRange(t, new Date(today + days.min * DAY_MS), new Date(today + days.max * DAY_MS))}
      </b>
      <span>{words}</span>
    </span>
  );
}
