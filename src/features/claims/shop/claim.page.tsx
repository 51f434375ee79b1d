import { useState } from "react";
import { useSearchParams } from "react-router";
import { toCents } from "#core/money.ts";
import { authGuard } from "#features/account/shop/guards.ts";
import { useDates } from "#features/sites/shop/use-dates.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatMoney } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { loadCall } from "#platform/pages/load-call.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Breadcrumbs } from "#ui/navigation/breadcrumbs.tsx";
import { Notice } from "#ui/notice.tsx";
import { Timeline } from "#ui/timeline.tsx";
import { type ClaimDetails, claimCall } from "../contract.ts";
import { CLAIMS_PATH } from "../domain/claim-paths.ts";
import { stepsAhead } from "../domain/claim-status.ts";
import type { Route } from "./+types/claim.page.ts";
import { ClaimBadge } from "./claim-badge.tsx";
import { ClaimSubject } from "./claim-subject.tsx";
import "./claim.css";

export const handle = { layout: "default" } satisfies PageHandle;
export const middleware = [authGuard];

/** Product notes §3: another customer's claim gets the same response as one that does not exist. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const id = /^\d{1,15}$/.test(params.id) ? Number(params.id) : 0;
  const { claim } = await loadCall(context, claimCall, { id });
  return { claim };
}

export default function ClaimRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const dates = useDates();
  const { language } = useShell();
  const [query] = useSearchParams();
  const { claim } = loaderData;
  const title = t("claims.one", { number: claim.number });
  const list = `/${language}${CLAIMS_PATH}`;
  return (
    <div className="page claim-page">
      <PageHead title={title} />
      <Breadcrumbs items={[{ label: t("claims.list.title"), to: list }, { label: claim.number }]} />
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="h1">{title}</h1>
        <ClaimBadge status={claim.status} />
      </div>
      <p className="mt-1 mb-6 text-ink-2">
        {t("claims.sent_on", { date: dates.day(claim.created_at) })}
      </p>
      {query.has("sent") && (
        <div className="mb-6">
          <Notice kind="good" title={t("claims.sent.title")}>
            {t("claims.sent.text")}
          </Notice>
        </div>
      )}
      <section className="panel" aria-labelledby="claim-said">
        <h2 id="claim-said" className="h3">
          {t(`claims.reason.${claim.reason}`)}
        </h2>
        <ClaimSubject claim={claim} />
        <p className="whitespace-pre-line wrap-anywhere">{claim.description}</p>
        <ClaimProof files={claim.files} />
      </section>
      {claim.remedy && <ClaimRemedy remedy={claim.remedy} />}
      <ClaimTimeline claim={claim} />
    </div>
  );
}

/** What we do about an accepted claim, or did. */
function ClaimRemedy({ remedy }: { remedy: NonNullable<ClaimDetails["remedy"]> }) {
  const t = useT();
  const { language } = useShell();
  const { way, status, amount, currency, tracking_number } = remedy;
  const sum = formatMoney(toCents(amount), currency, language);
  return (
    <div className="mt-6">
      <Notice kind="good">
        {status === "done"
          ? t(`claims.remedied.${way}`, { sum, number: tracking_number ?? "" })
          : t(`claims.remedy.${way}`, { sum })}
      </Notice>
    </div>
  );
}

/** Past steps with the notes of staff, the current step, and the steps to come. */
function ClaimTimeline({ claim }: { claim: ClaimDetails }) {
  const t = useT();
  const dates = useDates();
  const last = claim.history.length - 1;
  const passed = claim.history.map(({ status, at, note }, index) => ({
    id: `${index}-${status}`,
    title: t(`claims.status.${status}`),
    detail: note || (index === last ? t(`claims.next.${status}`) : undefined),
    time: dates.dayAndTime(at),
    dateTime: at,
    state: index === last && status !== "closed" ? ("now" as const) : ("done" as const),
  }));
  const ahead = stepsAhead(claim.status).map((step) => ({
    id: step,
    title: t(step === "decided" ? "claims.decided" : `claims.status.${step}`),
    state: "ahead" as const,
  }));
  return (
    <section className="mt-8" aria-labelledby="claim-history">
      <h2 id="claim-history" className="h2 mb-4">
        {t("orders.history")}
      </h2>
      <Timeline label={t("orders.history")} events={[...passed, ...ahead]} />
    </section>
  );
}

/** The uploaded files; each opens in a new window. */
function ClaimProof({ files }: { files: readonly string[] }) {
  const t = useT();
  if (files.length === 0) return null;
  return (
    <ul className="claim-proof" aria-label={t("claims.photos.title")}>
      {files.map((file, at) => (
        <li key={file}>
          <Proof file={file} label={t("claims.photos.one", { number: at + 1 })} />
        </li>
      ))}
    </ul>
  );
}

/** Files that browsers cannot show as an image get a document icon. */
function Proof({ file, label }: { file: string; label: string }) {
  const [isPicture, setPicture] = useState(true);
  return (
    <a href={file} target="_blank" rel="noreferrer" className="block" aria-label={label}>
      {isPicture ? (
        <img
          className="rounded-sm bg-sunk object-cover"
          src={file}
          alt=""
          width={96}
          height={96}
          onError={() => setPicture(false)}
        />
      ) : (
        <span className="claim-preview">
          <Icon name="file-text" />
        </span>
      )}
    </a>
  );
}
