import { type ReactNode, useId, useLayoutEffect, useMemo, useRef } from "react";
import { type Packed, unpack } from "#core/packed.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { DeferredHydration } from "#ui/lazy/deferred-hydration.tsx";
import { Breadcrumbs, type Crumb } from "#ui/navigation/breadcrumbs.tsx";
import { toggleTerm } from "../../domain/listing/listing-filters.ts";
import type { ListingCategory, ListingView } from "../../domain/listing/listing-view.ts";
import { ProductGrid } from "../card/product-grid.tsx";
import { EmptyListing } from "./empty-listing.tsx";
import { ChosenChips } from "./filters/chosen-chips.tsx";
import { FilterForm } from "./filters/filter-form.tsx";
import { GoodsBefore } from "./goods-before.tsx";
import { listingOnScreen, useListingLayout } from "./listing.store.ts";
import { ListingLink } from "./listing-link.tsx";
import { ListingToolbar } from "./listing-toolbar.tsx";
import { MoreGoods } from "./more-goods.tsx";
import { DidYouMean, SearchedInstead } from "./other-spellings.tsx";
import { useItemClicks } from "./use-item-clicks.ts";
import { type Listing, useListing } from "./use-listing.ts";
import "../card/card.css";
import "./listing.css";
import { PageLink } from "#ui/navigation/page-link.tsx";

type ListingPageProps = {
  title: string;
  crumbs: readonly Crumb[];
  view: Packed<ListingView>;
  /** Shown under the title: a line of text, tabs, a search box. */
  lead?: ReactNode;
  withCountdown?: boolean;
};

export function ListingPage({ title, crumbs, view, lead, withCountdown }: ListingPageProps) {
  const formId = useId();
  const listing = useListing(useMemo(() => unpack(view), [view]));
  const hasFilters = listing.facets.length > 0;
  useLayoutEffect(() => {
    listingOnScreen.set(listing);
  });
  return (
    <div className="page listing">
      <Breadcrumbs items={crumbs} />
      <h1 className="h1">{title}</h1>
      {lead}
      <Subcategories listing={listing} />
      <div className="listing-body" data-filters={hasFilters ? "" : undefined}>
        {hasFilters && <FilterColumn listing={listing} formId={formId} />}
        <div className="listing-goods" aria-busy={listing.isPending}>
          <ListingToolbar listing={listing} formId={formId} hasFilters={hasFilters} />
          <ChosenChips listing={listing} />
          <Goods listing={listing} withCountdown={withCountdown} />
        </div>
      </div>
    </div>
  );
}

function FilterColumn({ listing, formId }: { listing: Listing; formId: string }) {
  const t = useT();
  return (
    <section
      id="filters"
      className="listing-filters [--under-header:var(--sticky-top,0px)]"
      aria-label={t("catalogue.filters.title")}
    >
      <DeferredHydration name="filters">
        <FilterForm listing={listing} id={formId} />
      </DeferredHydration>
    </section>
  );
}

function Goods({ listing, withCountdown }: { listing: Listing; withCountdown?: boolean }) {
  const layout = useListingLayout();
  const cards = useRef<HTMLDivElement>(null);
  useItemClicks(cards, listing);
  const { view } = listing;
  if (view.total === 0) return <EmptyListing listing={listing} />;
  const hasFilters = listing.facets.length > 0;
  return (
    <>
      <SearchedInstead listing={listing} />
      <DidYouMean listing={listing} />
      <GoodsBefore listing={listing} cards={cards} />
      <div ref={cards} className="listing-cards">
        <ProductGrid
          cards={view.cards}
          look={hasFilters ? "beside" : "wide"}
          layout={layout}
          level="h2"
          firstCount={4}
          withCountdown={withCountdown}
        />
      </div>
      <div className="mt-10">
        <MoreGoods listing={listing} />
      </div>
    </>
  );
}

function Subcategories({ listing }: { listing: Listing }) {
  const t = useT();
  const { categories } = listing.view;
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t("catalogue.subcategories")}>
      <ul className="listing-subcategories">
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryChip listing={listing} category={category} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const CATEGORY_FILTER = "category_ids";

function CategoryChip({ listing, category }: { listing: Listing; category: ListingCategory }) {
  const { language } = useShell();
  const { id, path, name, count } = category;
  const words = (
    <>
      {name} <span className="num text-ink-3">{count}</span>
    </>
  );
  if (path !== null) {
    return (
      <PageLink className="chip" to={`/${language}${path}`}>
        {words}
      </PageLink>
    );
  }
  const isChosen = listing.address.terms[CATEGORY_FILTER]?.includes(String(id)) ?? false;
  return (
    <ListingLink
      listing={listing}
      address={toggleTerm(listing.address, CATEGORY_FILTER, String(id))}
      className={isChosen ? "chip chip-on" : "chip"}
      aria-current={isChosen || undefined}
    >
      {words}
    </ListingLink>
  );
}
