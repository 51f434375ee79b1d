import type { ComponentProps, MouseEvent } from "react";
import { Link } from "react-router";
import type { ListingAddress } from "../../domain/listing/listing-address.ts";
import type { Listing } from "./use-listing.ts";

type ListingLinkProps = Omit<ComponentProps<typeof Link>, "to"> & {
  listing: Listing;
  address: ListingAddress;
};

/** The browser handles clicks that open a new tab or window. */
export function isOpenedElsewhere(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** A link to the same listing with another address; what it changes is shown before the products have loaded. */
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
