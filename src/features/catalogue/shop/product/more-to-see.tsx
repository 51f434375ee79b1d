import { useEffect, useState } from "react";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { categoryPath } from "../../domain/category-tree.ts";
import type { ProductView } from "../../domain/product/product-view.ts";
import type { ShownCard } from "../../domain/product/shown-card.ts";
import { GoodsRow } from "../card/goods-row.tsx";

const KEY = "recently_seen";
const KEPT = 12;

/** The last products this browser was shown, the latest first. */
export function readSeen(storage: Pick<Storage, "getItem"> = localStorage): number[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    return Array.isArray(stored)
      ? stored.filter((id) => Number.isSafeInteger(id)).slice(0, KEPT)
      : [];
  } catch {
    return [];
  }
}

export function rememberSeen(
  id: number,
  storage: Pick<Storage, "getItem" | "setItem"> = localStorage,
): void {
  const others = readSeen(storage).filter((one) => one !== id);
  try {
    storage.setItem(KEY, JSON.stringify([id, ...others].slice(0, KEPT)));
  } catch {
    // If the storage is full or forbidden, nothing is remembered; that is no error.
  }
}

type MoreToSeeProps = { product: ProductView; similar: readonly ShownCard[] };

/** Similar products, and products viewed before. */
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

/** Only this browser knows them, so they are loaded after hydration, with their present data. */
function useRecentlySeen(productId: number): readonly ShownCard[] {
  const { language } = useShell();
  const [cards, setCards] = useState<readonly ShownCard[]>([]);
  useEffect(() => {
    const others = readSeen().filter((id) => id !== productId);
    rememberSeen(productId);
    if (others.length === 0) return;
    const leave = new AbortController();
    fetch(`/${language}/goods-by-id?ids=${others.slice(0, 5).join(",")}`, { signal: leave.signal })
      .then((answer) => (answer.ok ? answer.json() : []))
      // The page is complete without them.
      .then(setCards, () => {});
    return () => leave.abort();
  }, [language, productId]);
  return cards;
}
