import { ChevronLeft } from "lucide-react";
import { Link, type RouterContextProvider, redirect } from "react-router";
import { formatDate } from "#core/dates.ts";
import { sessionContext } from "#features/account/shop/session.context.ts";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { notFound } from "#features/sites/shop/not-found.ts";
import type { PageHandle } from "#features/sites/shop/page-handle.ts";
import { PageHead } from "#features/sites/shop/page-head.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Notice } from "#ui/notice.tsx";
import type { Route } from "./+types/order.page.ts";
import { OrderDelivery } from "./order-delivery.tsx";
import { OrderItems } from "./order-items.tsx";
import { OrderPayments } from "./order-payments.tsx";
import { OrderPrice } from "./order-price.tsx";
import { OrderStatusBadge } from "./order-status-badge.tsx";
import { OrderSteps, orderStep } from "./order-steps.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { ordersContext } from "./orders.context.ts";
import { orderPath, ordersPath } from "./orders-path.ts";

export const handle = { layout: "default" } satisfies PageHandle;

/** Its owner's; a guest's opens by the link of the mail. Whoever is not logged in may still be the owner. */
async function reach(context: Readonly<RouterContextProvider>, url: URL, slug: string) {
  const session = await context.get(sessionContext)();
  const asked = { slug, customerId: session?.customer.id };
  const found = await context.get(ordersContext).findMyOrder(asked);
  if (found) return { asked, found, isOwner: found.customerId !== null };
  if (session) throw notFound();
  const language = url.pathname.split("/")[1] ?? "";
  const login = localisePath(`/login?redirect=${encodeURIComponent(url.pathname)}`, language);
  throw redirect(login, { headers: { "cache-control": "no-store", vary: "cookie" } });
}

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { asked, isOwner } = await reach(context, url, params.slug);
  const order = await context.get(ordersContext).getMyOrder(asked);
  if (!order) throw notFound();
  return { order, isOwner, step: orderStep(url.searchParams.get("ask")) };
}

export async function action({ context, request, url, params }: Route.ActionArgs) {
  const { found } = await reach(context, url, params.slug);
  const step = orderStep((await request.formData()).get("step"));
  const orders = context.get(ordersContext);
  const { id: orderId, customerId } = found;
  const actor =
    customerId === null
      ? { kind: "guest" as const }
      : { kind: "customer" as const, id: customerId };
  if (!step) throw notFound();
  const done =
    step === "cancel"
      ? await orders.cancelOrder({ orderId, actor })
      : await orders.withdrawOrder({ orderId });
  if (!done.ok) return { problem: done.code };
  throw redirect(url.pathname);
}

export default function OrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
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
        <OrderStatusBadge status={order.status} />
      </div>
      <p className="mt-1 text-ink-2">
        {t("orders.placed_on", { date: formatDate(new Date(order.created_at)) })}
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
          <OrderSteps order={order} asked={step} here={here} />
          <OrderDelivery order={order} />
          {order.payments.length > 0 && <OrderPayments order={order} />}
        </div>
      </div>
    </div>
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
      <ChevronLeft className="icon icon-s rtl:rotate-180" aria-hidden="true" />
      {t("orders.back")}
    </Link>
  );
}
