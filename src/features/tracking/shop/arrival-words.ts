import type { TrackingView } from "../domain/tracking-view.ts";

export type TrackingWords = {
  /** "17–19 Nov", and when it came or left. */
  range: string | null;
  delivered: string | null;
  left: string | null;
  countries: Record<string, string>;
};

/** Written on the server, since browsers have other tables of months: here only for what has changed since. */
export function arrivalWords(
  { estimate, events, places }: TrackingView,
  language: string,
): TrackingWords {
  // Days before months, as everywhere in the shop; a short month is a number in Lithuanian.
  const days = new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    day: "numeric",
    month: language === "lt" ? "long" : "short",
    timeZone: "UTC",
  });
  const names = new Intl.DisplayNames(language, { type: "region" });
  const codes = new Set([
    ...events.flatMap(({ country }) => (country ? [country] : [])),
    ...(places ? [places.from.country, places.to.country] : []),
  ]);
  const dayOf = (stage: string) => {
    const found = events.find((step) => step.stage === stage);
    return found ? days.format(new Date(found.at)) : null;
  };
  return {
    range: estimate && days.formatRange(new Date(estimate.from), new Date(estimate.to)),
    delivered: dayOf("delivered"),
    left: dayOf("departed") ?? dayOf("shipped"),
    countries: Object.fromEntries([...codes].map((code) => [code, names.of(code) ?? code])),
  };
}
