import type { RefObject } from "react";
import { Link } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { buttonClass } from "#ui/button.tsx";
import { isOpenedElsewhere } from "./listing-link.tsx";
import { useGoodsBefore } from "./use-goods-before.ts";
import type { Listing } from "./use-listing.ts";

type GoodsBeforeProps = { listing: Listing; cards: RefObject<HTMLElement | null> };

/** Above the goods that were sent for a page far down; without script it leads to that page. */
export function GoodsBefore({ listing, cards }: GoodsBeforeProps) {
  const t = useT();
  const { href, isLoading, load } = useGoodsBefore(listing, cards);
  if (listing.view.offset === 0) return null;
  return (
    <p className="listing-before">
      <Link
        to={href}
        className={buttonClass({})}
        aria-busy={isLoading || undefined}
        onClick={(event) => {
          if (isOpenedElsewhere(event)) return;
          event.preventDefault();
          load();
        }}
      >
        <span className="btn-words">{t("catalogue.listing.before")}</span>
        {isLoading && <span className="spinner" />}
      </Link>
    </p>
  );
}
