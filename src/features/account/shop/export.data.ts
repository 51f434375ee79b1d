import { formatDate } from "#core/dates.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { loadCall } from "#platform/pages/load-call.ts";
import { PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import { exportDataCall } from "../contract.ts";
import type { Route } from "./+types/export.data.ts";
import { requireSession } from "./guards.ts";

/** Product notes §7: all the customer's data as a file. It is a plain link, so it works without script. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireSession(context);
  const { site } = context.get(visitContext);
  const { data: everything } = await loadCall(context, exportDataCall, {});
  return new Response(JSON.stringify(everything, null, 2), {
    headers: {
      ...PERSONAL_HEADERS,
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${site.product}-${formatDate(new Date(), site.timeZone)}.json"`,
    },
  });
}
