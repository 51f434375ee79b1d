import { redirect } from "react-router";
import { requireSession } from "#features/account/shop/guards.ts";
import { AccountPage } from "#features/account/shop/layout/account-page.tsx";
import { ListFailed } from "#features/account/shop/layout/list-failed.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { callsContext } from "#platform/pages/calls.context.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { listQuotesCall } from "../contract.ts";
import { QUOTES_PAGE_SIZE } from "../domain/quote-status.ts";
import type { Route } from "./+types/quotes.page.ts";
import { quotesPath } from "./quotes-path.ts";
import { QuotesTable } from "./quotes-table.tsx";
import { StoresChoice } from "./stores-choice.tsx";

export const handle = { layout: "quote" } satisfies PageHandle;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  await requireSession(context);
  const isAll = url.searchParams.get("stores") === "all";
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get("page"))) || 1);
  const listed = await context.get(callsContext)(listQuotesCall, { all_stores: isAll, page });
  // A failed request must not look like an empty list.
  if (!listed.ok) return { items: [], isAll, page, pages: 1, isFailed: true };
  const { items, total } = listed.output;
  const pages = Math.max(1, Math.ceil(total / QUOTES_PAGE_SIZE));
  if (page > pages) throw redirect(quotesPath(params.locale ?? "", { isAll, page: pages }));
  return { items, isAll, page, pages, isFailed: false };
}

export default function QuotesRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { language } = useShell();
  const { items, isAll, page, pages, isFailed } = loaderData;
  const ask = (
    <ButtonLink variant="go" to={`/${language}/order-form`}>
      <Icon name="plus" />
      {t("quotes.list.ask")}
    </ButtonLink>
  );
  return (
    <AccountPage title={t("quotes.list.title")} action={items.length > 0 && ask}>
      <StoresChoice isAll={isAll} />
      {items.length > 0 && <QuotesTable quotes={items} isAll={isAll} />}
      {isFailed && (
        <ListFailed title={t("quotes.list.failed")} to={quotesPath(language, { isAll, page })}>
          {t("quotes.list.failed_hint")}
        </ListFailed>
      )}
      {items.length === 0 && !isFailed && (
        <EmptyState title={t("quotes.list.empty")} action={ask}>
          {t("quotes.list.empty_hint")}
        </EmptyState>
      )}
      <div className="mt-6">
        <Pagination
          page={page}
          pages={pages}
          linkTo={(to) => quotesPath(language, { isAll, page: to })}
        />
      </div>
    </AccountPage>
  );
}
