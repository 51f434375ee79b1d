import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { classNames } from "#ui/class-names.ts";
import { PageLink } from "#ui/navigation/page-link.tsx";
import type { BrandGroup } from "../../domain/brand-letters.ts";
import type { BrandView } from "../../domain/catalogue-views.ts";
import { brandPath } from "../goods-urls.ts";

export function BrandList({ groups }: { groups: readonly BrandGroup[] }) {
  const { language } = useShell();
  return groups.map(({ letter, brands }) => (
    <section key={letter} className="brand-group" aria-labelledby={`brands-${letter}`}>
      <h2 id={`brands-${letter}`} className="h2">
        {letter}
      </h2>
      <ul className="brand-names">
        {brands.map(({ name, count }) => (
          <li key={name}>
            <PageLink to={brandPath(language, name)}>
              {name}
              <span className="num text-14 text-ink-3">{count}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  ));
}

export function FeaturedBrands({ brands }: { brands: readonly BrandView[] }) {
  const t = useT();
  if (brands.length === 0) return null;
  return (
    <section className="mt-6" aria-labelledby="featured-brands">
      <h2 id="featured-brands" className="h3 mb-3">
        {t("catalogue.brands.featured")}
      </h2>
      <BrandTiles brands={brands} />
    </section>
  );
}

type BrandTilesProps = {
  brands: readonly BrandView[];
  /** On phones the list scrolls horizontally, on pages with another main subject. */
  isRail?: boolean;
};

export function BrandTiles({ brands, isRail }: BrandTilesProps) {
  const { language } = useShell();
  return (
    <ul className={classNames("brand-tiles", isRail && "rail")}>
      {brands.map(({ name }) => (
        <li key={name}>
          <PageLink to={brandPath(language, name)}>{name}</PageLink>
        </li>
      ))}
    </ul>
  );
}
