import { useShell, useTraits } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { PageLink } from "#ui/navigation/page-link.tsx";
import { Tape } from "#ui/prices/tape.tsx";
import type { OfferView } from "../../domain/catalogue-views.ts";
import { GoodsPicture } from "../card/goods-picture.tsx";

type OfferTileProps = { offer: OfferView; isBig?: boolean; level?: "h2" | "h3" };

const SIZES = {
  large: "(width >= 56rem) 360px, 60vw",
  small: "(width >= 56rem) 180px, 30vw",
};

/** SPEC §9: an offer shows pictures of five of its products, one of them large. */
export function OfferTile({ offer, isBig, level: Heading = "h2" }: OfferTileProps) {
  const t = useT();
  const { language } = useShell();
  // The parcel tape starts at the tile's edge; other brands' labels stand alone.
  const isTorn = useTraits().signature === "torn-tape";
  const { title, count, percentOff, flagId, pictures } = offer;
  return (
    <article
      className="offer"
      data-big={isBig ? "" : undefined}
      data-torn={isTorn ? "" : undefined}
    >
      <div className="offer-words">
        {percentOff > 0 && (
          <p>
            <Tape>{t("catalogue.offer.up_to", { percents: percentOff })}</Tape>
          </p>
        )}
        <Heading className="h2">
          <PageLink to={`/${language}/marketplace?f.flag_ids=${flagId}`}>{title}</PageLink>
        </Heading>
        <p className="offer-count">{t("catalogue.listing.count", { count })}</p>
      </div>
      <ul className="offer-pictures" aria-hidden="true">
        {pictures.slice(0, 5).map((picture, at) => (
          <li key={picture.src} className="pic">
            <GoodsPicture picture={picture} sizes={at === 0 ? SIZES.large : SIZES.small} />
          </li>
        ))}
      </ul>
    </article>
  );
}
