import type { Translate } from "#i18n/translator.ts";

/** "18–20 Nov". The platform's own formatter takes a phone longer to make than the rest of the page's waking. */
export function dateRange(t: Translate, first: Date, last: Date): string {
  const months = t("shipping.months").split(" ");
  const words = {
    from: first.getDate(),
    month: months[first.getMonth()] ?? "",
    to: last.getDate(),
    nextMonth: months[last.getMonth()] ?? "",
  };
  const isOneMonth = first.getMonth() === last.getMonth();
  return t(isOneMonth ? "shipping.days_of_month" : "shipping.days_of_two_months", words);
}
