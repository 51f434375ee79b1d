import { Link, redirect } from "react-router";
import { requireSession } from "#features/account/shop/guards.ts";
import { AccountPage } from "#features/account/shop/layout/account-page.tsx";
import { ListFailed } from "#features/account/shop/layout/list-failed.tsx";
import { isOn } from "#features/sites/domain/site.ts";
import { useDates } from "#features/sites/shop/use-dates.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { useT } from "#i18n/use-t.ts";
import { callsContext } from "#platform/pages/calls.context.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { type Column, NumberCell, PhoneEntry, Table } from "#ui/table/table.tsx";
import { type ClaimSummary, claimListCall } from "../contract.ts";
import { CLAIMS_PAGE_SIZE, CLAIMS_PATH, claimFormPath, claimPath } from "../domain/claim-paths.ts";
import type { Route } from "./+types/claims.page.ts";
import { ClaimBadge } from "./claim-badge.tsx";

export const handle = { layout: "default" } satisfies PageHandle;

const pagePath = (language: string, page: number) =>
  `/${language}${CLAIMS_PATH}${page > 1 ? `?page=${page}` : ""}`;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  await requireSession(context);
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get("page"))) || 1);
  const listed = await context.get(callsContext)(claimListCall, { page });
  const forwards = isOn(context.get(visitContext).site, "forwarding");
  if (!listed.ok) return { items: [], page, pages: 1, forwards, isFailed: true };
  const { items, total } = listed.output;
  const pages = Math.max(1, Math.ceil(total / CLAIMS_PAGE_SIZE));
  if (page > pages) throw redirect(pagePath(params.locale ?? "", pages));
  return { items, page, pages, forwards, isFailed: false };
}

export default function ClaimsRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { language } = useShell();
  const { items, page, pages, forwards, isFailed } = loaderData;
  const ways = (
    <div className="flex flex-wrap gap-3 max-sm:gap-2">
      <ButtonLink
        className="whitespace-nowrap max-sm:flex-1 max-sm:px-3"
        to={`/${language}${claimFormPath("order")}`}
      >
        <Icon name="plus" />
        {t("claims.list.about_order")}
      </ButtonLink>
      {forwards && (
        <ButtonLink
          className="whitespace-nowrap max-sm:flex-1 max-sm:px-3"
          to={`/${language}${claimFormPath("parcel")}`}
        >
          <Icon name="plus" />
          {t("claims.list.about_parcel")}
        </ButtonLink>
      )}
    </div>
  );
  return (
    <AccountPage title={t("claims.list.title")} action={items.length > 0 && ways}>
      {items.length > 0 && <ClaimsTable claims={items} />}
      {isFailed && (
        <ListFailed title={t("claims.list.failed")} to={pagePath(language, page)}>
          {t("claims.list.failed_hint")}
        </ListFailed>
      )}
      {items.length === 0 && !isFailed && (
        <EmptyState title={t("claims.list.empty")} action={ways}>
          {t("claims.list.empty_hint")}
        </EmptyState>
      )}
      <div className="mt-6">
        <Pagination page={page} pages={pages} linkTo={(to) => pagePath(language, to)} />
      </div>
    </AccountPage>
  );
}

function ClaimsTable({ claims }: { claims: readonly ClaimSummary[] }) {
  const t = useT();
  const columns: Column<ClaimSummary>[] = [
    { id: "number", header: t("claims.list.number"), cell: (claim) => <ClaimLink claim={claim} /> },
    { id: "subject", header: t("claims.list.subject"), cell: ({ subject }) => subject },
    {
      id: "reason",
      header: t("claims.form.reason"),
      cell: ({ reason }) => t(`claims.reason.${reason}`),
    },
    {
      id: "status",
      header: t("my_orders.status"),
      cell: ({ status }) => <ClaimBadge status={status} />,
    },
  ];
  return (
    <Table
      caption={t("claims.list.title")}
      hideCaption
      columns={columns}
      rows={claims}
      rowKey={({ id }) => id}
      phone={(claim) => <PhoneClaim claim={claim} />}
    />
  );
}

/** First row: number, subject and status; then date and reason. */
function PhoneClaim({ claim }: { claim: ClaimSummary }) {
  const t = useT();
  const dates = useDates();
  const { language } = useShell();
  const { id, number, subject, status, reason, created_at } = claim;
  return (
    <PhoneEntry
      lead={
        <>
          <Link
            to={`/${language}${claimPath(id)}`}
            className="link"
            aria-label={t("claims.one", { number })}
          >
            {number}
          </Link>
          <span className="font-normal text-ink-2">{subject}</span>
        </>
      }
      end={<ClaimBadge status={status} />}
      below={`${dates.day(created_at)} · ${t(`claims.reason.${reason}`)}`}
    />
  );
}

function ClaimLink({ claim: { id, number, created_at } }: { claim: ClaimSummary }) {
  const t = useT();
  const dates = useDates();
  const { language } = useShell();
  return (
    <NumberCell
      to={`/${language}${claimPath(id)}`}
      label={t("claims.one", { number })}
      at={created_at}
      day={dates.day(created_at)}
    >
      {number}
    </NumberCell>
  );
}
