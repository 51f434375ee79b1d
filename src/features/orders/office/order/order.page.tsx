import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { positionIn } from "#office-ui/list/shown-lists.store.ts";
import { Clock } from "#office-ui/marks/clock.tsx";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import { officeLanguage } from "#office-ui/me/office-language.ts";
import { RecordFrame } from "#office-ui/record/record-frame.tsx";
import { RecordWay } from "#office-ui/record/record-way.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Notice } from "#ui/notice.tsx";
import { isClosed, isUnshipped, ORDER_PROGRESS } from "../../domain/order-status.ts";
import { stepsThatStand } from "../../domain/undo-step.ts";
import { type OrderWithoutMoney, staffOrderCall } from "../../staff-calls.ts";
import { usePromisedRefund } from "../refund/use-promised-refund.ts";
import { useOrderActions } from "./order-actions.ts";
import { OrderAssignee } from "./order-assignee.tsx";
import { OrderBuyer } from "./order-buyer.tsx";
import { OrderDelivery } from "./order-delivery.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderFacts } from "./order-panels.tsx";
import { OrderState } from "./order-state.tsx";
import { OrderTalk } from "./order-time-line.tsx";

export async function loader({ params }: LoaderFunctionArgs) {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id <= 0) throw new Response(null, { status: 404 });
  const language = officeLanguage();
  return (await callApi(staffOrderCall, { id, language })).order;
}

export default function OrderPage() {
  const t = useT();
  const order = useLoaderData<typeof loader>();
  usePromisedRefund(order);
  const { sites } = useMe();
  const site = sites.find(({ id }) => id === order.site_id)?.name;
  const position = positionIn("orders", `/orders/${order.id}`);
  const clock = order.clock && (
    <Clock
      minutesLeft={order.clock.minutes_left}
      used={order.clock.used}
      opensAt={order.clock.opens_at}
    />
  );
  return (
    <RecordFrame
      back={{ to: "/orders", label: t("office.orders.title") }}
      title={order.number}
      record={`order:${order.id}`}
      state={<OrderState status={order.status} />}
      tags={
        <span className="flex items-center gap-2 whitespace-nowrap">
          {site && <Tag>{site}</Tag>}
          <OrderAssignee assignee={order.assignee} short />
        </span>
      }
      clock={clock}
      {...(position ? { position } : {})}
      actions={useOrderActions(order)}
      aside={<OrderTalk order={order} />}
    >
      <WithdrawnNotice order={order} />
      <p className="flex flex-wrap items-center gap-2 empty:hidden lg:hidden">
        {clock}
        {site && <Tag>{site}</Tag>}
        {order.assignee && <OrderAssignee assignee={order.assignee} />}
      </p>
      <OrderBuyer order={order} />
      <OrderWay order={order} />
      <OrderDelivery order={order} />
      <OrderLines order={order} />
      <OrderFacts order={order} />
    </RecordFrame>
  );
}

/** Shown above everything else until the money is refunded. */
function WithdrawnNotice({ order }: { order: OrderWithoutMoney }) {
  const t = useT();
  const { dayAndTime } = useOfficeFormat();
  if (!order.withdrawn_at) return null;
  const title = t("office.orders.withdrawn_title", { at: dayAndTime(order.withdrawn_at) });
  if (isClosed(order.status)) return <Notice title={title} />;
  return (
    <Notice kind="warn" title={title}>
      {t(
        isUnshipped(order.status) ? "office.orders.withdrawn_text" : "office.orders.withdrawn_sent",
      )}
    </Notice>
  );
}

/** From the payment to the delivery; an order that ended otherwise shows how far it came. */
function OrderWay({ order }: { order: OrderWithoutMoney }) {
  const t = useT();
  const { day } = useOfficeFormat();
  const daysOf = new Map(stepsThatStand(order.timeline).map(({ status, at }) => [status, day(at)]));
  const reached = ORDER_PROGRESS.indexOf(order.status);
  const otherEnd = order.pickup_point ? "out_for_delivery" : "ready_for_pickup";
  const way = ORDER_PROGRESS.filter(
    (status) => status !== "awaiting_payment" && (status !== otherEnd || daysOf.has(status)),
  );
  return (
    <RecordWay
      label={t("office.orders.way")}
      steps={way.map((status) => {
        const at = ORDER_PROGRESS.indexOf(status);
        const isGone = reached === -1 ? daysOf.has(status) : at < reached;
        return {
          key: status,
          title: t(keyUnder("orders.status", status)),
          note: daysOf.get(status),
          state: status === order.status ? "now" : isGone ? "done" : "ahead",
        };
      })}
    />
  );
}
