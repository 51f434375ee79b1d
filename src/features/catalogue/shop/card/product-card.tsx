import { memo } from "react";
import { Link, useViewTransitionState } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Tape } from "#ui/prices/tape.tsx";
import type { ShownCard } from "../../domain/product/shown-card.ts";
import { cardPath } from "../goods-urls.ts";
import { DealCountdown } from "./deal-countdown.tsx";
import { DeliveredPriceRows } from "./delivered-price-rows.tsx";
import { GoodsPicture } from "./goods-picture.tsx";
import { GoodsPrice, percentOffText } from "./goods-price.tsx";
import { Values } from "./values.tsx";

const SHOWN = 4;

/** Which colours there are, where there is more than one. */
function ColourDots({ colours }: Pick<ShownCard, "colours">) {
  const t = useT();
  if (colours.length < 2) return null;
  const names = colours.map(({ title }) => title).join(", ");
  return (
    <span className="colour-dots" role="img" aria-label={t("catalogue.colours_are", { names })}>
      {colours.slice(0, SHOWN).map(({ title, hex }) => (
        <span key={title} className="colour-dot" style={{ backgroundColor: hex }} />
      ))}
      {colours.length > SHOWN && <span className="num">+{colours.length - SHOWN}</span>}
    </span>
  );
}

type ProductCardProps = {
  card: ShownCard;
  sizes: string;
  isFirst?: boolean;
  /** Headings follow the page's own. */
  level?: "h2" | "h3";
  withCountdown?: boolean;
  /** In list view, where there is room for them. */
  withHighlights?: boolean;
};

/**
 * LOOK "Card, top to bottom". The whole card is the link; what it lacks keeps its place. Pages that
 * show cards bring `card.css`: on home this script comes later, and styles must not come twice.
 */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { card, sizes, isFirst, level: Heading = "h3", withCountdown, withHighlights } = props;
  const { language } = useShell();
  const to = cardPath(language, card);
  return (
    <article className="card" data-sold-out={card.isInStock ? undefined : ""}>
      <CardPicture card={card} to={to} sizes={sizes} isFirst={isFirst} />
      <div className="card-words">
        <p className="card-brand">
          <span>{card.manufacturer}</span>
          {card.packSize && <PackSize pieces={card.packSize} />}
          <ColourDots colours={card.colours} />
        </p>
        <Heading className="card-name">
          <Link to={to} prefetch="intent" viewTransition>
            {card.name}
          </Link>
        </Heading>
        {withHighlights && <Highlights card={card} />}
      </div>
      <div className="card-figures">
        <GoodsPrice price={card.price} />
        {withCountdown && card.dealEndsAt && <DealCountdown until={card.dealEndsAt} />}
        <div className="card-delivered">
          {card.isInStock ? (
            <DeliveredPriceRows prices={card.deliveredPrices} goodsCents={card.price.cents} />
          ) : (
            <SoldOut />
          )}
        </div>
      </div>
    </article>
  );
});

function CardPicture({ card, to, sizes, isFirst }: ProductCardProps & { to: string }) {
  const goesThere = useViewTransitionState(to);
  const { price, picture, stockLeft, isInStock } = card;
  const t = useT();
  return (
    <span
      className="pic card-pic"
      style={goesThere ? { viewTransitionName: "goods-picture" } : undefined}
    >
      <GoodsPicture picture={picture} sizes={sizes} isFirst={isFirst} />
      {price.percentOff > 0 && <Tape>{percentOffText(price.percentOff)}</Tape>}
      {isInStock && stockLeft !== null && (
        <span className="card-left">{t("catalogue.few_left", { count: stockLeft })}</span>
      )}
    </span>
  );
}

/** A name is cut on phones before it gets to how many there are. */
function PackSize({ pieces }: { pieces: number }) {
  const t = useT();
  return <span className="card-pack">{t("catalogue.pack_of", { pieces })}</span>;
}

function SoldOut() {
  const t = useT();
  return <p className="card-sold-out">{t("catalogue.sold_out")}</p>;
}

function Highlights({ card }: { card: ShownCard }) {
  return (
    <dl className="card-highlights">
      {card.highlights?.map(({ title, values }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <Values values={values} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
