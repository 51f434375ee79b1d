import { redirect } from "react-router";
import { sessionContext } from "#features/account/shop/session.context.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { useT } from "#i18n/use-t.ts";
import { callsContext } from "#platform/pages/calls.context.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { trackingCall } from "../contract.ts";
import type { RecentNumber } from "../domain/tracked-kind.ts";
import type { Route } from "./+types/tracking.page.ts";
import { NumberForm } from "./number-form.tsx";
import { TrackedList } from "./tracked-list.tsx";
import "./tracking.css";
import { trackingContext } from "./tracking.context.ts";
import { trackingGuard } from "./tracking-guard.ts";
import { problemOf, trackingPath } from "./tracking-path.ts";

export const handle = { layout: "simple" } satisfies PageHandle;

/** Redirects a typed number to its page; shows the error at the field if it is not found. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  trackingGuard({ context });
  const typed = url.searchParams.get("number")?.trim() ?? "";
  const session = await context.get(sessionContext)();
  const { site } = context.get(visitContext);
  const at = { site, language: context.get(pageLanguageContext).language };
  const recent = session
    ? await context.get(trackingContext).listRecent(session.customer.id, at)
    : [];
  if (!url.searchParams.has("number")) return { recent, typed };
  const found = await context.get(callsContext)(trackingCall, { id: typed });
  if (found.ok) throw redirect(trackingPath(params.locale ?? "", typed));
  return { recent, typed, problem: problemOf(found) };
}

export default function TrackingRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { recent, typed, problem } = loaderData;
  return (
    <div className="page py-10 sm:py-14">
      <PageHead title={t("tracking.title")} description={t("tracking.description")} />
      <h1 className="h1">{t("tracking.title")}</h1>
      <p className="mt-3 mb-6 text-ink-2">{t("tracking.lead")}</p>
      <NumberForm typed={typed} problem={problem} />
      {recent.length > 0 && <Recent numbers={recent} />}
    </div>
  );
}

function Recent({ numbers }: { numbers: readonly RecentNumber[] }) {
  const t = useT();
  return (
    <TrackedList
      id="recent"
      title={t("tracking.recent")}
      className="mt-10"
      numbers={numbers}
      rowClassName="grid min-h-(--tap) grid-cols-[1fr_auto] gap-x-4 py-3 hover:underline"
    >
      {({ number, names }, status) => (
        <>
          <b className="num">{number}</b>
          <span className="text-14 text-ink-2">{t(status)}</span>
          <span className="col-span-2 truncate text-14 text-ink-2">{names.join(", ")}</span>
        </>
      )}
    </TrackedList>
  );
}
