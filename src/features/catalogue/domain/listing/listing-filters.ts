import { entriesOf } from "#core/record.ts";
import type { SortType } from "#ports/sort-type.ts";
import { type ListingAddress, orderedRange, type RangeName } from "./listing-address.ts";

/** Every change of the filters or the order starts again at page 1. */
const changed = (address: ListingAddress, change: Partial<ListingAddress>): ListingAddress => ({
  ...address,
  page: 1,
  ...change,
});

/** SPEC §4: selecting a value toggles it; a filter without values is removed. */
export function toggleTerm(address: ListingAddress, key: string, value: string): ListingAddress {
  const chosen = address.terms[key] ?? [];
  const values = chosen.includes(value)
    ? chosen.filter((one) => one !== value)
    : [...chosen, value].sort();
  const { [key]: _former, ...others } = address.terms;
  return changed(address, { terms: values.length > 0 ? { ...others, [key]: values } : others });
}

/** SPEC §4: a range with both ends open is removed. */
export function setRange(
  address: ListingAddress,
  name: RangeName,
  ends: { min?: number; max?: number },
): ListingAddress {
  const range = orderedRange(ends.min, ends.max);
  const { [name]: _former, ...others } = address.ranges;
  return changed(address, { ranges: range ? { ...others, [name]: range } : others });
}

export function clearFilters(address: ListingAddress): ListingAddress {
  return changed(address, { terms: {}, ranges: {} });
}

export function sortBy(address: ListingAddress, sort: SortType): ListingAddress {
  return changed(address, { sort });
}

export function searchFor(address: ListingAddress, text: string): ListingAddress {
  return changed(address, { text, isExact: false });
}

export function searchExactly(address: ListingAddress): ListingAddress {
  return changed(address, { isExact: true });
}

export function showNextPage(address: ListingAddress): ListingAddress {
  return { ...address, page: address.page + 1 };
}

export function isChosen(address: ListingAddress, key: string, value: string): boolean {
  return address.terms[key]?.includes(value) ?? false;
}

export type ChosenFilter =
  | { type: "term"; key: string; value: string }
  | { type: "range"; key: RangeName; min?: number; max?: number };

/** What the chips show, in the order of the address. */
export function chosenFilters(address: ListingAddress): ChosenFilter[] {
  const terms = Object.entries(address.terms).flatMap(([key, values]) =>
    values.map((value): ChosenFilter => ({ type: "term", key, value })),
  );
  const ranges = entriesOf(address.ranges).map(
    ([key, range]): ChosenFilter => ({ type: "range", key, ...range }),
  );
  return [...terms, ...ranges];
}

export function withoutFilter(address: ListingAddress, filter: ChosenFilter): ListingAddress {
  return filter.type === "term"
    ? toggleTerm(address, filter.key, filter.value)
    : setRange(address, filter.key, {});
}
