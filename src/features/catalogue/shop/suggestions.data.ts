import { readListingAddress } from "../domain/listing/listing-address.ts";
import type { Route } from "./+types/suggestions.data.ts";
import { requireCatalogue } from "./require-catalogue.ts";

const MOST = 6;

/** The suggestions of the search box, while a visitor types and before. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue, place } = requireCatalogue(context);
  const { text } = readListingAddress(url.searchParams);
  const found = await (text
    ? catalogue.suggest(place, { text, limit: MOST })
    : catalogue.suggestStart(place));
  return Response.json(found, { headers: { "cache-control": "private, max-age=60" } });
}
