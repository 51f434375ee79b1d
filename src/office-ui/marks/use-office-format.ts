import { createContext, useContext } from "react";
import { formatShortDay, formatTime, isSameDay } from "#core/dates.ts";
import type { Cents } from "#core/money.ts";
import { toDecimal } from "#core/money.ts";
import { formatMoney, formatNumber } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";

type OfficeLocale = {
  language: string;
  /** By whose clock times are shown: that of the default site. */
  timeZone: string;
};

export const OfficeLocaleContext = createContext<OfficeLocale>({
  language: "en",
  timeZone: "Europe/Vilnius",
});

export const useOfficeLocale = (): OfficeLocale => useContext(OfficeLocaleContext);

/** How the office writes moments, sums and numbers: by its one clock, in the language of the page. */
export function useOfficeFormat(ofTimeZone?: string) {
  const { language, timeZone: officeZone } = useOfficeLocale();
  const timeZone = ofTimeZone ?? officeZone;
  const t = useT();
  const day = (at: string) => formatShortDay(new Date(at), new Date(), { language, timeZone });
  const time = (at: string) => formatTime(new Date(at), timeZone);
  return {
    day,
    time,
    dayAndTime: (at: string) => `${day(at)} ${time(at)}`,
    /** Where it stands alone, as in a cell: "Today 07:51". */
    moment: (at: string) => {
      const isToday = isSameDay(new Date(at), new Date(), timeZone);
      return `${isToday ? t("office.timeline.today") : day(at)} ${time(at)}`;
    },
    money: (cents: Cents, currency = "EUR") => formatMoney(cents, currency, language),
    /** A figure without its sign, where the head of the column names the unit. */
    amount: (cents: Cents) => formatNumber(toDecimal(cents), language, 2),
    /** "200+" of what was counted no further. */
    count: (value: number, hasMore: boolean) =>
      `${formatNumber(value, language, 0)}${hasMore ? "+" : ""}`,
    number: (value: number, digits = 0) => formatNumber(value, language, digits),
  };
}
