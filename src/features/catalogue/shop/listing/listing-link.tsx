import type { ComponentProps, MouseEvent } from "react";
import { Link } from "react-router";
import type { ListingAddress } from "../../domain/listing/listing-address.ts";
import type { Listing } from "./use-listing.ts";

type ListingLinkProps = Omit<ComponentProps<typeof Link>, "to"> & {
  listing: Listing;
  address: ListingAddress;
};

/** A new tab or window is the browser's business. */
export function isOpenedElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Leads to the same goods asked for otherwise; what it changes is seen before they come. */
export function ListingLink({ listing, address, ...rest }: ListingLinkProps) {
  return (
    <Link
      {...rest}
      to={listing.hrefOf(address)}
      preventScrollReset
      onClick={(event) => {
        if (isOpenedElsewhere(event)) return;
        event.preventDefault();
        listing.go(address);
      }}
    />
  );
}
