import { useT } from "#i18n/use-t.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { chosenFilters, clearFilters, searchFor } from "../../domain/listing-filters.ts";
import { ProductGrid } from "../card/product-grid.tsx";
import { ListingLink } from "./listing-link.tsx";
import type { Listing } from "./use-listing.ts";

/** Nothing fits: what to change, and what one may like instead. */
export function EmptyListing({ listing }: { listing: Listing }) {
  const t = useT();
  const { address, view } = listing;
  const isFiltered = chosenFilters(address).length > 0;
  return (
    <>
      <EmptyState
        title={
          isFiltered
            ? t("catalogue.empty.filtered")
            : address.text
              ? t("catalogue.empty.text", { text: address.text })
              : t("catalogue.empty.nothing")
        }
        action={
          isFiltered && (
            <ListingLink listing={listing} address={clearFilters(address)} className="btn btn-line">
              {t("catalogue.filters.clear_all")}
            </ListingLink>
          )
        }
      >
        {t(isFiltered ? "catalogue.empty.fewer" : "catalogue.empty.other_words")}
        <DidYouMean listing={listing} />
      </EmptyState>
      {view.similar.length > 0 && (
        <section className="mt-6" aria-labelledby="similar-title">
          <h2 id="similar-title" className="h2 mb-5">
            {t("catalogue.empty.similar")}
          </h2>
          <ProductGrid cards={view.similar} look="beside" />
        </section>
      )}
    </>
  );
}

/** Other spellings that find something; the text as typed stays in the box. */
export function DidYouMean({ listing }: { listing: Listing }) {
  const t = useT();
  const { view, address } = listing;
  if (view.didYouMean.length === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2">
      <span>{t("catalogue.did_you_mean")}</span>
      {view.didYouMean.map(({ text, count }) => (
        <ListingLink
          key={text}
          listing={listing}
          address={searchFor(clearFilters(address), text)}
          className="chip"
        >
          {text} <span className="num text-ink-3">{count}</span>
        </ListingLink>
      ))}
    </p>
  );
}
