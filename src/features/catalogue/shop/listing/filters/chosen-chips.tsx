import { useMoney } from "#features/sites/shop/use-money.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import {
  type ChosenFilter,
  chosenFilters,
  clearFilters,
  withoutFilter,
} from "../../../domain/listing/listing-filters.ts";
import type { ListingFacet, ListingView } from "../../../domain/listing/listing-view.ts";
import { shownRange } from "../../../domain/listing/price-range.ts";
import { ListingLink } from "../listing-link.tsx";
import type { Listing } from "../use-listing.ts";

/** The chosen filters, each as a link to the listing without it. */
export function ChosenChips({ listing }: { listing: Listing }) {
  const t = useT();
  const chosen = chosenFilters(listing.address);
  const titleOf = useChipTitle(listing);
  if (chosen.length === 0) return null;
  return (
    <ul className="listing-chips" aria-label={t("catalogue.filters.chosen_list")}>
      {chosen.map((filter) => {
        const title = titleOf(filter);
        return (
          <li key={`${filter.key} ${title}`}>
            <ListingLink
              listing={listing}
              address={withoutFilter(listing.address, filter)}
              className="chip chip-on"
            >
              <VisuallyHidden>{t("ui.remove")} </VisuallyHidden>
              {title}
              <Icon name="x" className="stroke-2" />
            </ListingLink>
          </li>
        );
      })}
      <li>
        <ListingLink
          listing={listing}
          address={clearFilters(listing.address)}
          className="link listing-clear"
        >
          {t("catalogue.filters.clear_all")}
        </ListingLink>
      </li>
    </ul>
  );
}

function useChipTitle({ facets, view }: Listing) {
  const t = useT();
  const { convert, showConverted } = useMoney();
  return (filter: ChosenFilter): string => {
    if (filter.type === "term") {
      return categoryTitle(view, filter) ?? valueTitle(facets, filter);
    }
    const isPrice = filter.key === "current_price";
    const end = isPrice ? showConverted : (percents: number) => `${percents}%`;
    const { min, max } = isPrice ? shownRange(filter, convert) : filter;
    const name = isPrice ? "price" : "discount";
    if (min !== undefined && max !== undefined) {
      return t(`catalogue.chip.${name}`, { min: end(min), max: end(max) });
    }
    return min !== undefined
      ? t(`catalogue.chip.${name}_from`, { min: end(min) })
      : t(`catalogue.chip.${name}_to`, { max: end(max ?? 0) });
  };
}

type ChosenTerm = Extract<ChosenFilter, { type: "term" }>;

/** SPEC §5 hides the category facet, but a chosen category still needs a title. */
function categoryTitle({ categories }: ListingView, { key, value }: ChosenTerm) {
  if (key !== "category_ids" && key !== "category_id") return undefined;
  return categories.find(({ id }) => String(id) === value)?.name;
}

function valueTitle(facets: readonly ListingFacet[], { key, value }: ChosenTerm): string {
  const facet = facets.find((one) => one.key === key);
  if (!facet || facet.type === "stats") return value;
  return facet.values.find((one) => one.value === value)?.title ?? value;
}
