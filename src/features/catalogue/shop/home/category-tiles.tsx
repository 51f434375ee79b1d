import { Link } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { CategoryTile } from "../../domain/catalogue-views.ts";
import { GoodsPicture } from "../card/goods-picture.tsx";

export function CategoryTiles({ categories }: { categories: readonly CategoryTile[] }) {
  const t = useT();
  const { language } = useShell();
  if (categories.length === 0) return null;
  return (
    <nav className="category-tiles rail" aria-label={t("catalogue.categories")}>
      {categories.map(({ path, name, count, picture }) => (
        <Link key={path} to={`/${language}${path}`} prefetch="intent" viewTransition>
          <span className="category-tile-words">
            <span className="category-tile-name">{name}</span>
            <span className="num text-12 text-ink-3">
              {t("catalogue.listing.count", { count })}
            </span>
          </span>
          <GoodsPicture picture={picture} sizes="112px" widths={[160, 240]} />
        </Link>
      ))}
    </nav>
  );
}
