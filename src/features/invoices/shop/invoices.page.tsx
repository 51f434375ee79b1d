import { redirect } from "react-router";
import { formatDate } from "#core/dates.ts";
import { requireSession } from "#features/account/shop/guards.ts";
import { AccountPage } from "#features/account/shop/layout/account-page.tsx";
import { ListFailed } from "#features/account/shop/layout/list-failed.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { useT } from "#i18n/use-t.ts";
import { callsContext } from "#platform/pages/calls.context.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { invoicesCall } from "../contract.ts";
import { INVOICES_PAGE_SIZE, invoicesPath } from "../domain/invoice-path.ts";
import type { Route } from "./+types/invoices.page.ts";
import { InvoicesTable } from "./invoices-table.tsx";

export const handle = { layout: "default" } satisfies PageHandle;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  await requireSession(context);
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get("page"))) || 1);
  const listed = await context.get(callsContext)(invoicesCall, { page });
  const today = formatDate(new Date(), context.get(visitContext).site.timeZone);
  if (!listed.ok) return { items: [], page, pages: 1, today, isFailed: true };
  const { items, total } = listed.output;
  const pages = Math.max(1, Math.ceil(total / INVOICES_PAGE_SIZE));
  if (page > pages) throw redirect(invoicesPath(params.locale ?? "", pages));
  return { items, page, pages, today, isFailed: false };
}

export default function InvoicesRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { language } = useShell();
  const { items, page, pages, today, isFailed } = loaderData;
  return (
    <AccountPage title={t("invoices.title")}>
      {items.length > 0 && <InvoicesTable papers={items} today={today} />}
      {isFailed && (
        <ListFailed title={t("invoices.failed")} to={invoicesPath(language, page)}>
          {t("invoices.failed_hint")}
        </ListFailed>
      )}
      {items.length === 0 && !isFailed && (
        <EmptyState title={t("invoices.empty")}>{t("invoices.empty_hint")}</EmptyState>
      )}
      <div className="mt-6">
        <Pagination page={page} pages={pages} linkTo={(to) => invoicesPath(language, to)} />
      </div>
    </AccountPage>
  );
}
