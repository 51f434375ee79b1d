import { useState } from "react";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { currencySign } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { RangeSlider } from "#ui/fields/range-slider.tsx";
import { CURRENCY_FIELD } from "../../../domain/listing/listing-address.ts";
import { setRange } from "../../../domain/listing/listing-filters.ts";
import type { ListingFacet } from "../../../domain/listing/listing-view.ts";
import { euroRange, type ListingRange, shownRange } from "../../../domain/listing/price-range.ts";
import type { Listing } from "../use-listing.ts";
import { FacetGroup, facetTitle } from "./facet-group.tsx";

type Facet = Extract<ListingFacet, { type: "stats" }>;
type RangeFacetProps = { facet: Facet; listing: Listing };

/** In whole units of the visitor's currency, or percents; an end at its bound counts as open. */
export function RangeFacet({ facet, listing }: RangeFacetProps) {
  const t = useT();
  const scale = useScale(facet.key);
  const { min = 0, max = 0 } = scale.toUnits(facet);
  const bounds = { min: Math.floor(min), max: Math.ceil(max) };
  const asked = listing.address.ranges[facet.key] ?? {};
  const askedText = rangeText(asked);
  const [draft, setDraft] = useState<{ of: string; ends: ListingRange } | null>(null);
  if (bounds.max <= bounds.min) return null;
  const ends = draft?.of === askedText ? draft.ends : scale.toUnits(asked);
  const commit = (next: ListingRange) => {
    setDraft(null);
    const range = scale.fromUnits(withinBounds(next, bounds));
    if (rangeText(range) === askedText) return;
    listing.go(setRange(listing.address, facet.key, range));
  };
  return (
    <FacetGroup title={facetTitle(facet, t)}>
      <RangeSlider
        name={`fr.${facet.key}`}
        labels={{ min: t("catalogue.range.from"), max: t("catalogue.range.to") }}
        bounds={bounds}
        ends={ends}
        unit={scale.sign}
        onDraft={(next) => setDraft({ of: askedText, ends: next })}
        onCommit={commit}
      />
      {scale.isoCode && <input type="hidden" name={CURRENCY_FIELD} value={scale.isoCode} />}
    </FacetGroup>
  );
}

const same = (range: ListingRange) => range;

/** URLs have euro cents; the form uses the currency that the visitor sees. */
function useScale(key: Facet["key"]) {
  const { isoCode, isConverted, convert } = useMoney();
  if (key !== "current_price") return { sign: "%", toUnits: same, fromUnits: same };
  return {
    isoCode: isConverted ? isoCode : undefined,
    sign: currencySign(isoCode),
    toUnits: (euros: ListingRange) => scaled(shownRange(euros, convert), 1 / 100),
    fromUnits: (units: ListingRange) => euroRange(scaled(units, 100), convert),
  };
}

const rangeText = ({ min, max }: ListingRange) => `${min ?? ""}:${max ?? ""}`;

function scaled({ min, max }: ListingRange, by: number): ListingRange {
  const times = (value: number) => Math.round(value * by * 100) / 100;
  return {
    ...(min === undefined ? {} : { min: times(min) }),
    ...(max === undefined ? {} : { max: times(max) }),
  };
}

function withinBounds({ min, max }: ListingRange, bounds: Required<ListingRange>): ListingRange {
  return {
    ...(min === undefined || min <= bounds.min ? {} : { min }),
    ...(max === undefined || max >= bounds.max ? {} : { max }),
  };
}
