import { DeferredHydration } from "#ui/lazy/deferred-hydration.tsx";
import { PageLink } from "#ui/navigation/page-link.tsx";
import type { ShownCard } from "../../domain/product/shown-card.ts";
import { ProductGrid } from "./product-grid.tsx";

type GoodsRowProps = {
  id: string;
  title: string;
  cards: readonly ShownCard[];
  all?: { to: string; label: string };
  /** Two rows of five for sections where all cards are worth seeing. */
  rows?: 1 | 2;
  withCountdown?: boolean;
  /** How many pictures are on the first screen of a phone. */
  firstCount?: number;
  isFar?: boolean;
};

/** A section of products with its title; renders nothing if there are none. */
export function GoodsRow(props: GoodsRowProps) {
  const { id, title, cards, all, rows = 1, isFar, ...grid } = props;
  if (cards.length === 0) return null;
  return (
    <DeferredHydration name={id} isFar={isFar}>
      <section className="section" aria-labelledby={`${id}-title`}>
        <div className="goods-row-head">
          <h2 id={`${id}-title`} className="h2">
            {title}
          </h2>
          {all && (
            <PageLink className="link" to={all.to}>
              {all.label}
            </PageLink>
          )}
        </div>
        <ProductGrid cards={cards.slice(0, rows * 5)} rows={rows} {...grid} />
      </section>
    </DeferredHydration>
  );
}
