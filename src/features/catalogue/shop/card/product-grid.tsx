import { classNames } from "#ui/class-names.ts";
import { foldedIf } from "#ui/lazy/folded.ts";
import type { ShownCard } from "../../domain/product/shown-card.ts";
import { ProductCard } from "./product-card.tsx";

/** LOOK "Scale": 2 on phones, 3, 4, and 5 where nothing stands beside them. */
const GRID_SIZES = {
  beside: "(width >= 80rem) 232px, (width >= 64rem) 22vw, (width >= 44rem) 31vw, 46vw",
  wide: "(width >= 80rem) 240px, (width >= 64rem) 19vw, (width >= 44rem) 31vw, 46vw",
};

/** As many as a phone shows of a grid before it is scrolled. */
const FIRST_SCREEN = 4;

type ProductGridProps = {
  cards: readonly ShownCard[];
  look?: keyof typeof GRID_SIZES;
  layout?: "GRID" | "LIST";
  level?: "h2" | "h3";
  /** How many are on the first screen, and so asked for first. */
  firstCount?: number;
  withCountdown?: boolean;
  /** A section shows as many as fill its rows; on a phone they are swiped. */
  rows?: 1 | 2;
};

export function ProductGrid(props: ProductGridProps) {
  const { cards, look = "wide", layout = "GRID", firstCount = 0, rows, ...card } = props;
  return (
    <ul
      className={classNames("goods-grid", rows && "rail")}
      data-look={look}
      data-layout={layout}
      data-rows={rows}
    >
      {cards.map((one, at) => (
        <li key={one.id} data-folded={foldedIf(layout === "GRID" && at >= FIRST_SCREEN)}>
          <ProductCard
            {...card}
            card={one}
            sizes={GRID_SIZES[look]}
            isFirst={at < firstCount}
            withHighlights={layout === "LIST"}
          />
        </li>
      ))}
    </ul>
  );
}
