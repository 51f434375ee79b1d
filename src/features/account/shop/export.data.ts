import { formatDate } from "#core/dates.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import type { Route } from "./+types/export.data.ts";
import { accountContext } from "./account.context.ts";
import { requireSession } from "./guards.ts";

/** Product notes §7: all the customer's data, as a file; a plain link, so that it needs no script. */
export async function loader({ context }: Route.LoaderArgs) {
  const session = await requireSession(context);
  const { site } = context.get(visitContext);
  const everything = await context.get(accountContext).exportPersonalData(session);
  return new Response(JSON.stringify(everything, null, 2), {
    headers: {
      ...PERSONAL_HEADERS,
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${site.product}-${formatDate(new Date(), site.timeZone)}.json"`,
    },
  });
}
