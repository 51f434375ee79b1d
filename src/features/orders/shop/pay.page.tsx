import { Link, redirect } from "react-router";
import { loadCardPage } from "#features/payments/shop/card/load-card-page.ts";
import { PayForm } from "#features/payments/shop/pay-form.tsx";
import { paymentsContext } from "#features/payments/shop/payments.context.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { REL_TYPES } from "#features/wallet/domain/entry-types.ts";
import { loadBalance } from "#features/wallet/shop/load-balance.ts";
import { useT } from "#i18n/use-t.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { notFound } from "#platform/pages/page-responses.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { payOrderCall } from "../contract.ts";
import { isUnpaid, orderNumber } from "../domain/order-status.ts";
import { payElsewhere } from "../domain/pay-elsewhere.ts";
import type { Route } from "./+types/pay.page.ts";
import { ordersContext } from "./orders.context.ts";
import { orderPath } from "./orders-path.ts";
import { requireAccessibleOrder } from "./require-accessible-order.ts";

export const handle = { layout: "payment" } satisfies PageHandle;

/** Checked before the query, because PostgreSQL fails at a zero byte. */
const SLUG = /^[\w-]{1,64}$/;

/** Product notes §3 "pay" and "balance pay": pays one thing by name. Only orders are paid here. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const prefersWallet = url.pathname.endsWith("/balance/pay");
  const elsewhere = payElsewhere(url.searchParams, prefersWallet);
  if (elsewhere) throw redirect(`/${params.locale}${elsewhere}`);
  const slug = url.searchParams.get("slug") ?? "";
  const isOrder = url.searchParams.get("rel_type") === String(REL_TYPES.quote);
  if (!isOrder || !SLUG.test(slug)) throw notFound();
  const { found, ownerId } = await requireAccessibleOrder(context, url, slug);
  if (!isUnpaid(found.status)) throw redirect(orderPath(params.locale ?? "", slug));
  const order = await context.get(ordersContext).readOrder(found.id);
  const balance = ownerId === null ? undefined : await loadBalance(context);
  const payments = context.get(paymentsContext);
  const payer = { payerId: ownerId ?? undefined, site: context.get(visitContext).site };
  return {
    slug,
    isBeingPaid: order?.underWay !== undefined,
    number: orderNumber(found.id),
    currency: found.currency,
    dueCents: found.dueCents,
    methods: await payments.listMethodsFor({ kind: "order", subjectId: slug }, payer),
    // The balance no longer includes what the order itself holds.
    walletCents: balance?.walletCents ?? null,
    prefersWallet,
    stripe: payments.stripe,
  };
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadCardPage(args);

export default function PayRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { language } = useShell();
  const { number, slug, methods, isBeingPaid } = loaderData;
  const title = t("orders.pay_title", { number });
  return (
    <div className="page pt-8">
      <PageHead title={title} />
      <div className="mx-auto max-w-[38rem]">
        <Link
          to={orderPath(language, slug)}
          className="-ms-1.5 inline-flex min-h-(--tap) items-center gap-1 text-14 text-ink-2 hover:underline"
        >
          <Icon name="chevron-left" className="icon-s rtl:rotate-180" />
          {t("my_orders.open", { number })}
        </Link>
        <h1 className="h1 mt-2 mb-6">{title}</h1>
        <noscript>
          <Notice kind="warn">{t("payments.top_up.scripts")}</Notice>
        </noscript>
        {isBeingPaid && <Notice>{t("orders.errors.being_paid")}</Notice>}
        {!isBeingPaid && methods.length === 0 && (
          <Notice kind="warn">{t("payments.top_up.none")}</Notice>
        )}
        {!isBeingPaid && methods.length > 0 && (
          <div className="panel">
            <PayForm
              {...loaderData}
              request={payOrderCall}
              subject={{ slug }}
              title={title}
              name={t("my_orders.open", { number })}
            />
          </div>
        )}
      </div>
    </div>
  );
}
