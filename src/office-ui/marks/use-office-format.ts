import { createContext, useContext } from "react";
import { formatShortDay, formatTime, isSameDay } from "#core/dates.ts";
import type { Cents } from "#core/money.ts";
import { toDecimal } from "#core/money.ts";
import { formatMoney, formatNumber } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";

type OfficeLocale = {
  language: string;
  /** The time zone in which times are shown: that of the default site. */
  timeZone: string;
};

export const OfficeLocaleContext = createContext<OfficeLocale>({
  language: "en",
  timeZone: "Europe/Vilnius",
});

export const useOfficeLocale = (): OfficeLocale => useContext(OfficeLocaleContext);

/** How the office writes times, amounts and numbers: in its one time zone and the page's language. */
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
    /** A date and time that stands alone, as in a cell: "Today 07:51". */
    moment: (at: string) => {
      const isToday = isSameDay(new Date(at), new Date(), timeZone);
      return `${isToday ? t("office.timeline.today") : day(at)} ${time(at)}`;
    },
    money: (cents: Cents, currency = "EUR") => formatMoney(cents, currency, language),
    /** An amount without the currency sign, for columns whose header names the unit. */
    amount: (cents: Cents) => formatNumber(toDecimal(cents), language, 2),
    /** "200+" where the server stopped counting. */
    count: (value: number, hasMore: boolean) =>
      `${formatNumber(value, language, 0)}${hasMore ? "+" : ""}`,
    number: (value: number, digits = 0) => formatNumber(value, language, digits),
  };
}
