import type { Translate } from "#i18n/translator.ts";
import { isChosen, toggleTerm } from "../../../domain/listing/listing-filters.ts";
import type { FacetValue, ListingFacet } from "../../../domain/listing/listing-view.ts";
import type { Listing } from "../use-listing.ts";
import { FacetParts, facetTitle } from "./facet-group.tsx";

type TermsFacetProps = {
  facet: Exclude<ListingFacet, { type: "stats" }>;
  listing: Listing;
  t: Translate;
};

const SHOWN = 6;
const SHORT = 4;

/** Without hooks, because there are hundreds of checkboxes: see `quickChildren`. */
export function TermsFacet({ facet, listing, t }: TermsFacetProps) {
  const look = lookOf(facet.values);
  const shown = look === "tiles" ? facet.values : facet.values.slice(0, SHOWN);
  const rest = facet.values.slice(shown.length);
  const rows = (values: readonly FacetValue[]) => (
    <ul className={`facet-${look}`}>
      {values.map((value) => (
        <li key={value.value}>
          <FacetBox facetKey={facet.key} value={value} listing={listing} />
        </li>
      ))}
    </ul>
  );
  return (
    <FacetParts title={facetTitle(facet, t)}>
      {rows(shown)}
      {rest.length > 0 && (
        <details className="facet-rest" open={rest.some((value) => value.isChosen)}>
          <summary className="link">{t("catalogue.facet.more", { count: rest.length })}</summary>
          {rows(rest)}
        </details>
      )}
    </FacetParts>
  );
}

/** Sizes are tiles, which are quick to compare; colours are two columns of dots. */
function lookOf(values: readonly FacetValue[]): "tiles" | "dots" | "rows" {
  if (values.some(({ hex }) => hex)) return "dots";
  return values.length > 3 && values.every(({ title }) => title.length <= SHORT) ? "tiles" : "rows";
}

type FacetBoxProps = { facetKey: string; value: FacetValue; listing: Listing };

function FacetBox({ facetKey, value, listing }: FacetBoxProps) {
  const chosen = isChosen(listing.address, facetKey, value.value);
  return (
    <label className="check facet-box" data-none={value.count === 0 && !chosen ? "" : undefined}>
      <input
        type="checkbox"
        name={`f.${facetKey}`}
        value={value.value}
        checked={chosen}
        onChange={() => listing.go(toggleTerm(listing.address, facetKey, value.value))}
      />
      {value.hex && <span className="facet-dot" style={{ backgroundColor: value.hex }} />}
      <span className="facet-name">{value.title}</span>
      <span className="check-count num">{value.count}</span>
    </label>
  );
}
