import type { Route } from "./+types/goods-by-id.data.ts";
import { requireCatalogue } from "./require-catalogue.ts";

const MOST = 12;
/** Only numbers that fit into the database's ids. */
const ID = /^[1-9]\d{0,8}$/;

/** Cards of products whose ids the browser remembers. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue, place } = requireCatalogue(context);
  const asked = (url.searchParams.get("ids") ?? "").split(",").filter((id) => ID.test(id));
  const ids = [...new Set(asked)].slice(0, MOST).map(Number);
  return Response.json(await catalogue.listCardsByIds(place, ids));
}
