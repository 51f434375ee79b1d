import { ShowMore } from "#ui/navigation/show-more.tsx";
import { showNextPage } from "../../domain/listing/listing-filters.ts";
import { nextStep, shownCount } from "../../domain/listing/listing-paging.ts";
import { isOpenedElsewhere } from "./listing-link.tsx";
import type { Listing } from "./use-listing.ts";

/** SPEC §9: 48, then 24 more each time. It replaces the history entry, so that "back" leaves the listing. */
export function MoreGoods({ listing }: { listing: Listing }) {
  const { view, address, hrefOf } = listing;
  const next = showNextPage({ ...address, page: view.page });
  return (
    <ShowMore
      shown={shownCount(view.page, view.total)}
      total={view.total}
      step={nextStep(view.page, view.total)}
      busy={listing.isPending && listing.address.page > view.page}
      to={hrefOf(next)}
      onMore={(event) => {
        if (isOpenedElsewhere(event)) return;
        event.preventDefault();
        listing.go(next, { replace: true });
      }}
    />
  );
}
