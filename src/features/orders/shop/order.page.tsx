import { Link, redirect } from "react-router";
import { type Cents, toCents, toDecimal } from "#core/money.ts";
import { findLanguage } from "#features/sites/domain/site.ts";
import { useDates } from "#features/sites/shop/use-dates.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { loadBalance } from "#features/wallet/shop/load-balance.ts";
import { useT } from "#i18n/use-t.ts";
import { callsContext } from "#platform/pages/calls.context.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import { loadCall } from "#platform/pages/load-call.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { notFound } from "#platform/pages/page-responses.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Notice } from "#ui/notice.tsx";
import { cancelOrderCall, type OrderDetails, orderCall, withdrawOrderCall } from "../contract.ts";
import { isBeingPaid } from "../domain/order-payment.ts";
import { isUnpaid } from "../domain/order-status.ts";
import type { Route } from "./+types/order.page.ts";
import { buyAgain } from "./buy-again.ts";
import { BuyAgainForm } from "./order/buy-again-form.tsx";
import { OrderDelivery } from "./order/order-delivery.tsx";
import { OrderItems } from "./order/order-items.tsx";
import { OrderPayments, OrderPrice } from "./order/order-price.tsx";
import { OrderSteps, orderStep } from "./order/order-steps.tsx";
import { OrderTimeline } from "./order/order-timeline.tsx";
import { OrderStatusBadge } from "./order-status-badge.tsx";
import { orderPath, ordersPath, payByWalletPath } from "./orders-path.ts";
import { PayNowLink } from "./pay-now-link.tsx";
import { requireAccessibleOrder } from "./require-accessible-order.ts";
import { useOrderMoney } from "./use-order-money.ts";

export const handle = { layout: "default" } satisfies PageHandle;

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { ownerId } = await requireAccessibleOrder(context, url, params.slug);
  const order = await loadOrder(context, params.slug);
  const balance = ownerId === null || order.due === 0 ? undefined : await loadBalance(context);
  return {
    order,
    isOwner: ownerId !== null,
    walletCents: balance?.walletCents ?? 0,
    step: orderStep(url.searchParams.get("ask")),
  };
}

/** Loads the order in the language of the page. */
async function loadOrder(context: Route.LoaderArgs["context"], slug: string) {
  const { language } = context.get(pageLanguageContext);
  const language_id = findLanguage(context.get(visitContext).site, language)?.id;
  return (await loadCall(context, orderCall, { slug, language_id })).order;
}

export async function action({ context, request, url, params }: Route.ActionArgs) {
  await requireAccessibleOrder(context, url, params.slug);
  const { slug } = params;
  const wanted = (await request.formData()).get("step");
  if (wanted === "buy_again") {
    return { bought: await buyAgain(context.get(callsContext), await loadOrder(context, slug)) };
  }
  const step = orderStep(wanted);
  if (!step) throw notFound();
  const call = step === "cancel" ? cancelOrderCall : withdrawOrderCall;
  const done = await context.get(callsContext)(call, { slug });
  if (!done.ok) return { problem: done.message };
  throw redirect(url.pathname);
}

export default function OrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const dates = useDates();
  const { language } = useShell();
  const { order, isOwner, step } = loaderData;
  const here = orderPath(language, order.slug);
  const title = t("my_orders.open", { number: order.number });
  return (
    <div className="page pt-3 lg:pt-8">
      <PageHead title={title} />
      {isOwner && <BackToOrders />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="h1">{title}</h1>
        <OrderStatusBadge status={order.status} isPart={order.is_part_shipped} />
      </div>
      <p className="mt-1 text-ink-2">
        {t("orders.placed_on", { date: dates.day(order.created_at) })}
      </p>
      <div className="mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-8">
          <OrderItems order={order} />
          <OrderTimeline order={order} />
        </div>
        <div className="grid min-w-0 gap-4" id="steps">
          {actionData?.problem && (
            <Notice kind="bad" announce>
              {t(actionData.problem)}
            </Notice>
          )}
          <OrderPrice order={order} />
          {isBeingPaid(order) ? (
            <Notice>{t("orders.errors.being_paid")}</Notice>
          ) : (
            <>
              <PayNowLink order={order} wide />
              <PayByWalletLink order={order} walletCents={loaderData.walletCents} />
            </>
          )}
          {!isUnpaid(order.status) && (
            <BuyAgainForm order={order} here={here} done={actionData?.bought} />
          )}
          <OrderSteps order={order} asked={step} here={here} />
          {isOwner && <ReportProblem order={order} />}
          <OrderDelivery order={order} />
          <OrderPayments order={order} />
        </div>
      </div>
    </div>
  );
}

/** Shown if the wallet has enough for the order; the wallet is in euros. */
function PayByWalletLink({ order, walletCents }: { order: OrderDetails; walletCents: Cents }) {
  const t = useT();
  const { language } = useShell();
  const show = useOrderMoney("EUR");
  const isEnough = order.currency === "EUR" && order.due > 0 && walletCents >= toCents(order.due);
  if (!isEnough) return null;
  return (
    <ButtonLink wide to={payByWalletPath(language, order.slug)}>
      {t("orders.pay_by_wallet", { amount: show(toDecimal(walletCents)) })}
    </ButtonLink>
  );
}

/** Only for orders that were paid for. */
function ReportProblem({ order }: { order: OrderDetails }) {
  const t = useT();
  const { language } = useShell();
  if (isUnpaid(order.status) || order.status === "cancelled" || order.status === "expired")
    return null;
  return (
    <ButtonLink wide to={`/${language}/claim-form?about=${order.slug}`}>
      {t("orders.report")}
    </ButtonLink>
  );
}

function BackToOrders() {
  const t = useT();
  const { language } = useShell();
  return (
    <Link
      to={ordersPath(language, { filter: "all_orders" })}
      className="-ms-1.5 inline-flex min-h-(--tap) items-center gap-1 text-14 text-ink-2 hover:underline"
    >
      <Icon name="chevron-left" className="icon-s rtl:rotate-180" />
      {t("orders.back")}
    </Link>
  );
}
