import { useEffect, useState } from "react";
import { DAY_MS } from "#core/durations.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { DoorPrice } from "../../domain/product-card.ts";

/** Days are on the page; the dates they make depend on when it is read, so they come after it wakes. */
export function ArrivalDates({ days }: Pick<DoorPrice, "days">) {
  const t = useT();
  const { language } = useShell();
  const [today, setToday] = useState<number | null>(null);
  useEffect(() => setToday(Date.now()), []);
  const words = t("shipping.days_range", { min: days.min, count: days.max });
  return (
    <span className="door-dates">
      <b>
        {today !== null &&
          new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
            day: "numeric",
            // Lithuanian has no short months: they become numbers.
            month: language === "lt" ? "long" : "short",
          }).formatRange(today + days.min * DAY_MS, today + days.max * DAY_MS)}
      </b>
      <span>{words}</span>
    </span>
  );
}
