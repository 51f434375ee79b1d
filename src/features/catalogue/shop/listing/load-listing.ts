import type { RouterContextProvider } from "react-router";
import { conversionOf } from "#features/sites/domain/currency-choice.ts";
import { readListingAddress } from "../../domain/listing/listing-address.ts";
import type { ListingScope } from "../../domain/listing/listing-scope.ts";
import { cataloguePlace } from "../catalogue-place.ts";

type LoaderArgs = { context: Readonly<RouterContextProvider>; request: Request };

/** The goods that an address asks for. */
export async function loadListing(
  { context, request }: LoaderArgs,
  scope: ListingScope,
  ownSwitch?: string,
) {
  const { catalogue, place, show } = cataloguePlace(context, ownSwitch);
  const query = new URL(request.url).searchParams;
  const address = readListingAddress(query, conversionOf(place.site));
  show(scope.kind === "category" ? `category:${scope.categoryId}` : "catalogue");
  return catalogue.searchListing(place, { scope, address });
}
