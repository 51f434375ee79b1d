import { useEffect, useRef } from "react";
import { Link, redirect } from "react-router";
import { requireSession } from "#features/account/shop/guards.ts";
import { AccountPage } from "#features/account/shop/layout/account-page.tsx";
import { ListFailed } from "#features/account/shop/layout/list-failed.tsx";
import { findLanguage } from "#features/sites/domain/site.ts";
import { useShell, useTraits } from "#features/sites/shop/use-shell.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { useT } from "#i18n/use-t.ts";
import { callsContext } from "#platform/pages/calls.context.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { traitsOf } from "#themes/theme-traits.ts";
import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/navigation/pagination.tsx";
import { myOrdersCall } from "../contract.ts";
import {
  DEFAULT_FILTER,
  isOrdersFilter,
  ORDERS_PAGE_SIZE,
  type OrdersFilter,
} from "../domain/orders-filter.ts";
import type { Route } from "./+types/my-orders.page.ts";
import { OrdersFilterLinks } from "./list/orders-filter-links.tsx";
import { OrdersTable } from "./list/orders-table.tsx";
import { ordersPath, shouldFocusTable } from "./orders-path.ts";

export const handle = { layout: "default" } satisfies PageHandle;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  await requireSession(context);
  const { site } = context.get(visitContext);
  const { ordersTypeFilter } = traitsOf(site.theme);
  const asked = url.searchParams.get("type");
  const filter = ordersTypeFilter && isOrdersFilter(asked) ? asked : DEFAULT_FILTER;
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get("page"))) || 1);
  const focus = shouldFocusTable(url.searchParams);
  // Sites that do not offer the choice do not filter (SPEC §7).
  const question = {
    language_id: findLanguage(site, context.get(pageLanguageContext).language)?.id,
    page,
    type_for_filter: ordersTypeFilter ? filter : null,
  };
  const listed = await context.get(callsContext)(myOrdersCall, question);
  // SPEC §8: the list is reset. The page must not claim that there are no orders.
  if (!listed.ok) return { items: [], filter, page: 1, pages: 1, focus, hasFailed: true };
  const { items, total } = listed.output;
  const pages = Math.max(1, Math.ceil(total / ORDERS_PAGE_SIZE));
  if (page > pages) throw redirect(ordersPath(params.locale ?? "", { filter, page: pages }));
  return { items, filter, page, pages, focus, hasFailed: false };
}

export default function MyOrdersRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { language } = useShell();
  const { ordersTypeFilter } = useTraits();
  const { items, filter, page, pages, focus, hasFailed } = loaderData;
  const table = useRef<HTMLDivElement>(null);
  // SPEC §2: buyers who come from the unpaid-orders modal land on the table.
  useEffect(() => {
    if (focus) table.current?.focus();
  }, [focus]);
  return (
    <AccountPage title={t("my_orders.title")}>
      {ordersTypeFilter && <OrdersFilterLinks chosen={filter} />}
      <div ref={table} tabIndex={-1} id="orders">
        {items.length > 0 && <OrdersTable orders={items} />}
        {items.length === 0 && !hasFailed && <NoOrders filter={filter} />}
        {hasFailed && (
          <ListFailed title={t("my_orders.problem")} to={ordersPath(language, { filter })}>
            {t("my_orders.problem_hint")}
          </ListFailed>
        )}
      </div>
      <div className="mt-6">
        <Pagination
          page={page}
          pages={pages}
          linkTo={(to) => ordersPath(language, { filter, page: to })}
        />
      </div>
    </AccountPage>
  );
}

function NoOrders({ filter }: { filter: OrdersFilter }) {
  const t = useT();
  const { language, config } = useShell();
  if (filter !== DEFAULT_FILTER) {
    return (
      <EmptyState
        title={t("my_orders.empty_filter")}
        action={
          <Link
            className={buttonClass({ variant: "line" })}
            to={ordersPath(language, { filter: DEFAULT_FILTER })}
          >
            {t("my_orders.show_all")}
          </Link>
        }
      />
    );
  }
  const { marketplace, create_order } = config.site.switches;
  const next = marketplace
    ? { to: `/${language}`, words: t("my_orders.to_shop") }
    : create_order && { to: `/${language}/order-form`, words: t("home.hero.paste") };
  return (
    <EmptyState
      title={t("my_orders.empty")}
      action={
        next && (
          <Link className={buttonClass({ variant: "go" })} to={next.to}>
            {next.words}
          </Link>
        )
      }
    >
      {t("my_orders.empty_hint")}
    </EmptyState>
  );
}
