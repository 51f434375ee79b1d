import { PageLink } from "#ui/navigation/page-link.tsx";
import { PriceTag } from "#ui/prices/price.tsx";
import { Tape } from "#ui/prices/tape.tsx";
import { struckCents } from "../../domain/product/catalogue-price.ts";
import type { ShownCard } from "../../domain/product/shown-card.ts";
import { cardPath } from "../goods-urls.ts";
import { DeliveredPriceRows } from "./delivered-price-rows.tsx";
import { GoodsPicture } from "./goods-picture.tsx";
import { percentOffText } from "./goods-price.tsx";
import type { CardScope } from "./use-card-scope.ts";
import { Values } from "./values.tsx";

const SHOWN = 4;

/** Dots for the product's colours, if there is more than one. */
function ColourDots({ colours, t }: Pick<ShownCard, "colours"> & Pick<CardScope, "t">) {
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

export type ProductCardProps = {
  card: ShownCard;
  scope: CardScope;
  sizes: string;
  isFirst?: boolean | undefined;
  /** The heading level, which follows the page's own headings. */
  level?: "h2" | "h3" | undefined;
  withCountdown?: boolean | undefined;
  /** Only in list view, which has room for them. */
  withHighlights?: boolean | undefined;
};

/**
 * Every card has the same parts in the same order; a missing part leaves its space empty. The whole card is one link
 * and has no other interaction, so it is put into the page as HTML (`toHtml`): no part of it may use a hook. Pages with
 * cards import `card.css`: the home page loads this script later, and styles must not load twice.
 */
export function ProductCard(props: ProductCardProps) {
  const { card, scope, sizes, isFirst, level: Heading = "h3" } = props;
  const { t, money, language } = scope;
  const struck = struckCents(card.price);
  return (
    <article className="card" data-sold-out={card.isInStock ? undefined : ""}>
      <CardPicture card={card} scope={scope} sizes={sizes} isFirst={isFirst} />
      <div className="card-words">
        <p className="card-brand">
          <span>{card.manufacturer}</span>
          {card.packSize && (
            // On phones a long name is cut off before its number of pieces, so the number is here.
            <span className="card-pack">{t("catalogue.pack_of", { pieces: card.packSize })}</span>
          )}
          <ColourDots colours={card.colours} t={t} />
        </p>
        <Heading className="card-name">
          <PageLink to={cardPath(language, card)}>{card.name}</PageLink>
        </Heading>
        {props.withHighlights && <Highlights card={card} />}
      </div>
      <div className="card-figures">
        <PriceTag
          t={t}
          isFrom={card.isFromPrice}
          now={money.show(card.price.cents)}
          before={struck === null ? undefined : money.show(struck)}
        />
        {props.withCountdown && card.dealEndsAt && (
          <p className="deal-countdown num" data-deal-ends={card.dealEndsAt} />
        )}
        <div className="card-delivered">
          {card.isInStock ? (
            <DeliveredPriceRows
              prices={card.deliveredPrices}
              goodsCents={card.price.cents}
              scope={scope}
            />
          ) : (
            <p className="card-sold-out">{t("catalogue.sold_out")}</p>
          )}
        </div>
      </div>
    </article>
  );
}

type CardPictureProps = Pick<ProductCardProps, "card" | "scope" | "sizes" | "isFirst">;

function CardPicture({ card, scope: { t }, sizes, isFirst }: CardPictureProps) {
  const { price, picture, stockLeft, isInStock } = card;
  return (
    <span className="pic card-pic">
      <GoodsPicture picture={picture} sizes={sizes} isFirst={isFirst} />
      {price.percentOff > 0 && <Tape>{percentOffText(price.percentOff)}</Tape>}
      {isInStock && stockLeft !== null && (
        <span className="card-left">{t("catalogue.few_left", { count: stockLeft })}</span>
      )}
    </span>
  );
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
