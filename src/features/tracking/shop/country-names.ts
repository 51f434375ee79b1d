import type { TrackingView } from "../contract.ts";
/**
 * The short names (JAV, США) of the countries on the route, by code. Computed on the server, since
 * browsers have other texts.
 */
export function countryNames({ events, places }: TrackingView, language: string) {
  const names = new Intl.DisplayNames(language, { type: "region", style: "short" });
  const codes = new Set([
    ...events.flatMap(({ country }) => (country ? [country] : [])),
    ...(places ? [places.from.country, places.to.country] : []),
  ]);
  return Object.fromEntries([...codes].map((code) => [code, names.of(code) ?? code]));
}
