import { startTransition, useEffect, useState } from "react";
import { DAY_MS } from "#core/durations.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { DoorPrice } from "../../domain/product-card.ts";

/** Days are on the page; the dates they make depend on when it is read, so they come after it wakes. */
export function ArrivalDates({ days }: Pick<DoorPrice, "days">) {
  const t = useT();
  const { language } = useShell();
  const [today, setToday] = useState<number | null>(null);
  // Not in the same breath as the page's waking: a touch comes first.
  useEffect(() => startTransition(() => setToday(Date.now())), []);
  const words = t("shipping.days_range", { min: days.min, count: days.max });
  return (
    <span className="door-dates">
      <b>
        {today !== null &&
          dateFormatter(language).formatRange(today + days.min * DAY_MS, today + days.max * DAY_MS)}
      </b>
      <span>{words}</span>
    </span>
  );
}

const made = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than the rest of the page's waking; there is one for both ways. */
function dateFormatter(language: string): Intl.DateTimeFormat {
  const known = made.get(language);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    day: "numeric",
    // Lithuanian has no short months: they become numbers.
    month: language === "lt" ? "long" : "short",
  });
  made.set(language, formatter);
  return formatter;
}
