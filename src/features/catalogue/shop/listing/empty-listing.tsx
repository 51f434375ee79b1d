import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageLink } from "#ui/navigation/page-link.tsx";
import { chosenFilters, clearFilters } from "../../domain/listing/listing-filters.ts";
import { ProductGrid } from "../card/product-grid.tsx";
import { useMenuCategories } from "../menu/menu-category.ts";
import { ListingLink } from "./listing-link.tsx";
import { DidYouMean } from "./other-spellings.tsx";
import type { Listing } from "./use-listing.ts";

/** For an empty result: what to change, and products that the visitor may like instead. */
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
        {!isFiltered && <CategoryChips />}
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

/** Links for visitors who do not know what else to search for. */
function CategoryChips() {
  const t = useT();
  const { language } = useShell();
  const categories = useMenuCategories();
  if (categories.length === 0) return null;
  return (
    <nav className="mt-6" aria-label={t("catalogue.categories")}>
      <p className="mb-2">{t("catalogue.empty.categories")}</p>
      <ul className="flex flex-wrap gap-2">
        {categories.map(({ name, path }) => (
          <li key={path}>
            <PageLink className="chip" to={`/${language}${path}`}>
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
