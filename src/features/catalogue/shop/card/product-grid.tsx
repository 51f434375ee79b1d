import {
  memo,
  type RefObject,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { preload } from "react-dom";
import { UNSAFE_ViewTransitionContext as ViewTransitionContext } from "react-router";
import { classNames } from "#ui/class-names.ts";
import { foldedIf } from "#ui/lazy/folded.ts";
import { useIsHydrating } from "#ui/lazy/use-is-hydrating.ts";
import type { ShownCard } from "../../domain/product/shown-card.ts";
import { goodsPath } from "../goods-urls.ts";
import { cardHtml } from "./card-html.tsx";
import { pictureSources } from "./goods-picture.tsx";
import type { ProductCardProps } from "./product-card.tsx";
import { useCardScope } from "./use-card-scope.ts";
import { useDealCountdowns } from "./use-deal-countdowns.tsx";

/** Columns: 2 on phones, then 3, 4, and 5 if nothing is beside the grid. */
const GRID_SIZES = {
  beside: "(width >= 80rem) 232px, (width >= 64rem) 22vw, (width >= 44rem) 31vw, 46vw",
  wide: "(width >= 80rem) 240px, (width >= 64rem) 19vw, (width >= 44rem) 31vw, 46vw",
};

/** The number of cards that a phone shows without scrolling. */
const FIRST_SCREEN = 4;

type ProductGridProps = {
  cards: readonly ShownCard[];
  look?: keyof typeof GRID_SIZES;
  layout?: "GRID" | "LIST";
  level?: "h2" | "h3";
  /** How many cards are on the first screen; their pictures are loaded first. */
  firstCount?: number;
  withCountdown?: boolean;
  /** A section shows only as many cards as fill its rows; on phones they scroll horizontally. */
  rows?: 1 | 2;
};

export function ProductGrid(props: ProductGridProps) {
  const { cards, look = "wide", layout = "GRID", firstCount = 0, rows, ...card } = props;
  const list = useRef<HTMLUListElement>(null);
  const scope = useCardScope();
  const sizes = GRID_SIZES[look];
  const isHydrating = useIsHydrating();
  if (import.meta.env.SSR) preloadPictures(cards.slice(0, firstCount), sizes);
  useDealCountdowns(list, scope.t, card.withCountdown ? cards : null);
  usePictureOnTheWay(list, cards, scope.language);
  return (
    <ul
      ref={list}
      className={classNames("goods-grid", rows && "rail")}
      data-look={look}
      data-layout={layout}
      data-rows={rows}
    >
      {cards.map((one, at) => (
        <GridItem
          key={one.id}
          {...card}
          card={one}
          scope={scope}
          sizes={sizes}
          isFirst={at < firstCount}
          isHydrating={isHydrating}
          isFar={layout === "GRID" && at >= FIRST_SCREEN}
          withHighlights={layout === "LIST"}
        />
      ))}
    </ul>
  );
}

type GridItemProps = ProductCardProps & { isFar: boolean; isHydrating: boolean };

/** The HTML changes with the card, not when the page around it renders again. */
const GridItem = memo(function GridItem({ isFar, isHydrating, ...props }: GridItemProps) {
  // Cards that are added above change the index, which must not render this card again.
  const [isFirst] = useState(props.isFirst);
  const { card, scope, sizes, level, withCountdown, withHighlights } = props;
  // The server's HTML stays until something in it changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: hydration is no change
  const html = useMemo(
    () =>
      isHydrating
        ? ""
        : cardHtml({ card, scope, sizes, isFirst, level, withCountdown, withHighlights }),
    [card, scope, sizes, isFirst, level, withCountdown, withHighlights],
  );
  return (
    <li
      data-folded={foldedIf(isFar)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what it is made of is escaped
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});

/** Preloads pictures of the first screen, which React does by itself only for images that it renders. */
function preloadPictures(cards: readonly ShownCard[], sizes: string): void {
  for (const { picture } of cards) {
    if (!picture) continue;
    const { src, srcSet } = pictureSources(picture.src);
    preload(src, { as: "image", imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: "high" });
  }
}

/** The product's picture moves between card and product page in a view transition, in both directions. */
function usePictureOnTheWay(
  list: RefObject<HTMLElement | null>,
  cards: readonly ShownCard[],
  language: string,
): void {
  const transition = useContext(ViewTransitionContext);
  const ends = transition.isTransitioning
    ? [transition.currentLocation.pathname, transition.nextLocation.pathname]
    : [];
  const at =
    ends.length === 0 ? -1 : cards.findIndex((one) => ends.includes(goodsPath(language, one)));
  useLayoutEffect(() => {
    const picture = list.current?.children[at]?.querySelector<HTMLElement>(".card-pic");
    if (!picture) return;
    picture.style.viewTransitionName = "goods-picture";
    return () => {
      picture.style.viewTransitionName = "";
    };
  }, [at, list]);
}
