import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Breadcrumbs, type Crumb } from "#ui/navigation/breadcrumbs.tsx";
import { ShowMore } from "#ui/navigation/show-more.tsx";
import type { OffersView } from "../../domain/catalogue-views.ts";
import { nextStep, shownCount } from "../../domain/listing/listing-paging.ts";
import "./offer-tile.css";
import { OfferTile } from "./offer-tile.tsx";

type OffersPageProps = {
  title: string;
  crumbs: readonly Crumb[];
  view: OffersView;
  page: number;
  lead: ReactNode;
};

/** SPEC §3, kind "o". */
export function OffersPage({ title, crumbs, view, page, lead }: OffersPageProps) {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <div className="page pt-2 pb-8">
      <Breadcrumbs items={crumbs} />
      <h1 className="h1">{title}</h1>
      {lead}
      {view.offers.length === 0 ? (
        <EmptyState title={t("catalogue.offer.none")} />
      ) : (
        <>
          <ul className="offers-grid">
            {view.offers.map((offer, at) => (
              <li key={offer.flagId}>
                <OfferTile offer={offer} isBig={at === 0} />
              </li>
            ))}
          </ul>
          <ShowMore
            shown={shownCount(page, view.total)}
            total={view.total}
            step={nextStep(page, view.total)}
            to={`${pathname}?type=offers&p=${page + 1}`}
            onMore={() => {}}
          />
        </>
      )}
    </div>
  );
}
