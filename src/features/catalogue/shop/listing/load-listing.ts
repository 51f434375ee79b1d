import type { RouterContextProvider } from "react-router";
import { type Packed, packWithParts } from "#core/packed.ts";
import { conversionOf } from "#features/sites/domain/currency-choice.ts";
import { readListingAddress } from "../../domain/listing/listing-address.ts";
import type { ListingScope } from "../../domain/listing/listing-scope.ts";
import type { ListingView } from "../../domain/listing/listing-view.ts";
import { cardTags, requireCatalogue } from "../require-catalogue.ts";

type LoaderArgs = { context: Readonly<RouterContextProvider>; request: Request };

/** Loads the listing of an address; its total is available without unpacking the view. */
export async function loadListing(
  { context, request }: LoaderArgs,
  scope: ListingScope,
  ownSwitch?: string,
): Promise<{ view: Packed<ListingView>; total: number }> {
  const { catalogue, place, show } = requireCatalogue(context, ownSwitch);
  const query = new URL(request.url).searchParams;
  const address = readListingAddress(query, conversionOf(place.site));
  const view = await catalogue.searchListing(place, { scope, address });
  show(
    scope.kind === "category" ? `category:${scope.categoryId}` : "catalogue",
    ...cardTags(view.cards),
  );
  return { view: packWithParts(view, "cards"), total: view.total };
}
