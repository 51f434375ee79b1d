import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { categoryPath } from "../../domain/categories/category-tree.ts";
import type { ProductView } from "../../domain/product/product-view.ts";
import type { ShownCard } from "../../domain/product/shown-card.ts";
import { GoodsRow } from "../card/goods-row.tsx";
import { useRecentlySeen } from "./use-recently-seen.ts";

type MoreToSeeProps = { product: ProductView; similar: readonly ShownCard[] };

/** What is like it, and what was looked at before. */
export function MoreToSee({ product, similar }: MoreToSeeProps) {
  const t = useT();
  const { language } = useShell();
  const recent = useRecentlySeen(product.id);
  const category = product.breadcrumb.at(-1);
  return (
    <>
      <GoodsRow
        id="similar"
        title={t("catalogue.product.similar")}
        cards={similar}
        all={
          category && {
            to: `/${language}${categoryPath(product.breadcrumb)}`,
            label: t("catalogue.product.all_of", { name: category.name }),
          }
        }
      />
      <GoodsRow id="recent" title={t("catalogue.product.recent")} cards={recent} />
    </>
  );
}
