import type { Route } from "./+types/goods-by-id.data.ts";
import { cataloguePlace } from "./catalogue-place.ts";

const MOST = 12;

/** Cards for what a browser remembers by number. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue, place } = cataloguePlace(context);
  const ids = (url.searchParams.get("ids") ?? "")
    .split(",")
    .filter((id) => /^\d{1,15}$/.test(id))
    .slice(0, MOST)
    .map(Number);
  return Response.json(await catalogue.listCardsByIds(place, ids));
}
