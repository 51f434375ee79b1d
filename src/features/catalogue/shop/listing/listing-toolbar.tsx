import { useT } from "#i18n/use-t.ts";
import { SORT } from "#ports/sort-type.ts";
import { buttonClass } from "#ui/button.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { chosenFilters, sortBy } from "../../domain/listing/listing-filters.ts";
import { setListingLayout, useListingLayout } from "./listing.store.ts";
import type { Listing } from "./use-listing.ts";

/** Sorted by how many people want them. */
const SORTS = [
  SORT.bestSellers,
  SORT.relevance,
  SORT.newArrivals,
  SORT.bestValue,
  SORT.priceAscending,
  SORT.priceDescending,
];

type ListingToolbarProps = { listing: Listing; formId: string; hasFilters: boolean };

export function ListingToolbar({ listing, formId, hasFilters }: ListingToolbarProps) {
  const t = useT();
  const { address, view } = listing;
  const sort = address.sort ?? view.sort;
  return (
    <div className="listing-toolbar">
      <p className="listing-count num" role="status">
        {t("catalogue.listing.count", { count: view.total })}
      </p>
      {hasFilters && (
        <div className="listing-filter-button">
          <FilterButton count={chosenFilters(address).length} />
        </div>
      )}
      <SelectField
        label={t("catalogue.sort.label")}
        hideLabel
        className="listing-sort"
        name="s"
        form={formId}
        value={String(sort)}
        options={SORTS.map((one) => ({ value: String(one), label: t(`catalogue.sort.${one}`) }))}
        onChange={(event) => {
          const chosen = SORTS.find((one) => String(one) === event.target.value);
          if (chosen !== undefined) listing.go(sortBy(address, chosen));
        }}
      />
      <LayoutChoice />
    </div>
  );
}

function LayoutChoice() {
  const t = useT();
  return (
    <div className="listing-layout noscript:hidden">
      <Segmented
        legend={t("catalogue.layout.label")}
        name="layout"
        iconsOnly
        options={[
          {
            value: "GRID",
            label: t("catalogue.layout.grid"),
            icon: <Icon name="layout-grid" />,
          },
          {
            value: "LIST",
            label: t("catalogue.layout.list"),
            icon: <Icon name="rows-3" />,
          },
        ]}
        value={useListingLayout()}
        onChange={setListingLayout}
      />
    </div>
  );
}

/** For phones and tablets. Without JavaScript it leads to the same filters below the products. */
function FilterButton({ count }: { count: number }) {
  const t = useT();
  const words = (
    <>
      <Icon name="sliders-horizontal" />
      {count > 0 ? t("catalogue.filters.chosen", { number: count }) : t("catalogue.filters.title")}
    </>
  );
  const open = async () => {
    const { FilterDrawer } = await import("./filters/filter-drawer.tsx");
    openModal("filters", <FilterDrawer />);
  };
  return (
    <>
      <button
        type="button"
        className={buttonClass({}, "noscript:hidden")}
        aria-haspopup="dialog"
        onClick={open}
      >
        {words}
      </button>
      <a href="#filters" className={buttonClass({}, "not-noscript:hidden")}>
        {words}
      </a>
    </>
  );
}
