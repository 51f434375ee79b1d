import type { TrackingView } from "../contract.ts";
/** Of the countries on its way, by their codes, as people say them (JAV, США); written on the server, since browsers have other tables. */
export function countryNames({ events, places }: TrackingView, language: string) {
  const names = new Intl.DisplayNames(language, { type: "region", style: "short" });
  const codes = new Set([
    ...events.flatMap(({ country }) => (country ? [country] : [])),
    ...(places ? [places.from.country, places.to.country] : []),
  ]);
  return Object.fromEntries([...codes].map((code) => [code, names.of(code) ?? code]));
}
