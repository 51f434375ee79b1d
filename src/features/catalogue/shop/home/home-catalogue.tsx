import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { DeferredHydration } from "#ui/lazy/deferred-hydration.tsx";
import { PageLink } from "#ui/navigation/page-link.tsx";
import type { CategoryTile, HomeSections } from "../../domain/catalogue-views.ts";
import { BrandTiles } from "../brands/brand-list.tsx";
import { GoodsPicture } from "../card/goods-picture.tsx";
import { GoodsRow } from "../card/goods-row.tsx";
import { OfferTile } from "../offers/offer-tile.tsx";

/** Product notes §8: the home page's product sections, which come before the section about shipping. */
export function HomeCatalogue({ sections }: { sections: HomeSections }) {
  const t = useT();
  const { language, config } = useShell();
  const all = (path: string) => ({ to: `/${language}${path}`, label: t("catalogue.see_all") });
  // The first tile is as wide as two others, so a single second one is left out.
  const offers = sections.offers.slice(0, sections.offers.length === 2 ? 1 : 3);
  return (
    <>
      <CategoryTiles categories={sections.categories} />
      <GoodsRow
        id="best-sellers"
        title={t("catalogue.best_sellers")}
        cards={sections.bestSellers}
        rows={2}
        firstCount={2}
        all={all("/marketplace?s=3")}
      />
      {offers.length > 0 && (
        <DeferredHydration name="offers" isFar>
          <section className="section" aria-label={t("catalogue.market.offers")}>
            <ul className="home-offers rail">
              {offers.map((offer, at) => (
                <li key={offer.flagId}>
                  <OfferTile offer={offer} isBig={at === 0} />
                </li>
              ))}
            </ul>
          </section>
        </DeferredHydration>
      )}
      <GoodsRow
        id="new-arrivals"
        title={t("catalogue.new_arrivals")}
        cards={sections.newArrivals}
        all={all("/marketplace?s=4")}
        isFar
      />
      {config.site.switches.dealzone && (
        <GoodsRow
          id="deals"
          title={t("catalogue.deals.title")}
          cards={sections.deals}
          all={all("/dealzone")}
          withCountdown
          isFar
        />
      )}
      <DeferredHydration name="brands" isFar>
        <HomeBrands sections={sections} />
      </DeferredHydration>
    </>
  );
}

function HomeBrands({ sections: { brands } }: { sections: HomeSections }) {
  const t = useT();
  const { language } = useShell();
  if (brands.length === 0) return null;
  return (
    <section className="section" aria-labelledby="brands-title">
      <div className="goods-row-head">
        <h2 id="brands-title" className="h2">
          {t("catalogue.brands.title")}
        </h2>
        <PageLink className="link" to={`/${language}/all-brands`}>
          {t("catalogue.brands.see_all")}
        </PageLink>
      </div>
      <BrandTiles brands={brands.slice(0, 12)} isRail />
    </section>
  );
}

function CategoryTiles({ categories }: { categories: readonly CategoryTile[] }) {
  const t = useT();
  const { language } = useShell();
  if (categories.length === 0) return null;
  return (
    <nav className="category-tiles rail" aria-label={t("catalogue.categories")}>
      {categories.map(({ path, name, count, picture }) => (
        <PageLink key={path} to={`/${language}${path}`}>
          <span className="category-tile-words">
            <span className="category-tile-name">{name}</span>
            <span className="num text-12 text-ink-3">
              {t("catalogue.listing.count", { count })}
            </span>
          </span>
          <GoodsPicture picture={picture} sizes="112px" widths={[160, 240]} />
        </PageLink>
      ))}
    </nav>
  );
}
