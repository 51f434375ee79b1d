import type { Route } from "./+types/goods-by-id.data.ts";
import { requireCatalogue } from "./require-catalogue.ts";

const MOST = 12;
/** No number that the database could not hold. */
const ID = /^[1-9]\d{0,8}$/;

/** Cards for what a browser remembers by number. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue, place } = requireCatalogue(context);
  const asked = (url.searchParams.get("ids") ?? "").split(",").filter((id) => ID.test(id));
  const ids = [...new Set(asked)].slice(0, MOST).map(Number);
  return Response.json(await catalogue.listCardsByIds(place, ids));
}
