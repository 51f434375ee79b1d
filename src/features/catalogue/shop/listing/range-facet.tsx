import { useState } from "react";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useT } from "#i18n/use-t.ts";
import { RangeSlider } from "#ui/range-slider.tsx";
import type { ListingRange } from "../../domain/listing-address.ts";
import { setRange } from "../../domain/listing-filters.ts";
import type { ListingFacet } from "../../domain/listing-view.ts";
import { FacetGroup } from "./facet-group.tsx";
import { facetTitle } from "./facet-title.ts";
import type { Listing } from "./use-listing.ts";

type RangeFacetProps = { facet: Extract<ListingFacet, { type: "stats" }>; listing: Listing };

/** Whole euros or percents; an end that lies at its bound is open. */
export function RangeFacet({ facet, listing }: RangeFacetProps) {
  const t = useT();
  const unit = facet.key === "current_price" ? 100 : 1;
  const bounds = { min: Math.floor(facet.min / unit), max: Math.ceil(facet.max / unit) };
  const asked = listing.address.ranges[facet.key] ?? {};
  const askedText = `${asked.min ?? ""}:${asked.max ?? ""}`;
  const [draft, setDraft] = useState<{ of: string; ends: ListingRange } | null>(null);
  if (bounds.max <= bounds.min) return null;
  const ends = draft?.of === askedText ? draft.ends : inUnits(asked, unit);
  const commit = (next: ListingRange) => {
    setDraft(null);
    const range = withinBounds(next, bounds, unit);
    if (`${range.min ?? ""}:${range.max ?? ""}` === askedText) return;
    listing.go(setRange(listing.address, facet.key, range));
  };
  return (
    <FacetGroup title={facetTitle(facet, t)}>
      <RangeSlider
        name={`fr.${facet.key}`}
        labels={{ min: t("catalogue.range.from"), max: t("catalogue.range.to") }}
        bounds={bounds}
        ends={ends}
        unit={facet.key === "current_price" ? "€" : "%"}
        onDraft={(next) => setDraft({ of: askedText, ends: next })}
        onCommit={commit}
      />
      {facet.key === "current_price" && <InOwnCurrency range={asked} />}
    </FacetGroup>
  );
}

/** Filters count in euros, as the address does; whoever reads other prices is told what that is. */
function InOwnCurrency({ range }: { range: ListingRange }) {
  const { isConverted, show } = useMoney();
  if (!isConverted) return null;
  const ends = [range.min, range.max].map((cents) => (cents === undefined ? "…" : show(cents)));
  return <p className="mt-1 text-14 text-ink-3">≈ {ends.join(" – ")}</p>;
}

function inUnits({ min, max }: ListingRange, unit: number): ListingRange {
  return {
    ...(min === undefined ? {} : { min: min / unit }),
    ...(max === undefined ? {} : { max: max / unit }),
  };
}

function withinBounds(
  { min, max }: ListingRange,
  bounds: Required<ListingRange>,
  unit: number,
): ListingRange {
  return {
    ...(min === undefined || min <= bounds.min ? {} : { min: Math.round(min * unit) }),
    ...(max === undefined || max >= bounds.max ? {} : { max: Math.round(max * unit) }),
  };
}
