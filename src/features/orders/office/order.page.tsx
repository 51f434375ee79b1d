import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { isOneOf } from "#core/record.ts";
import { useT } from "#i18n/use-t.ts";
import { useAction } from "#office/components/calls/use-action.ts";
import { Tag } from "#office/components/marks/tag.tsx";
import { useOfficeFormat } from "#office/components/marks/use-office-format.ts";
import { useMe } from "#office/components/me/me.ts";
import type { RecordAction } from "#office/components/record/record-actions.tsx";
import { RecordFrame } from "#office/components/record/record-frame.tsx";
import { RecordWay } from "#office/components/record/record-way.tsx";
import { TimeLine, type TimeLineEntry } from "#office/components/record/time-line.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { MOVES_BY_STAFF, ORDER_PROGRESS, type OrderStatus } from "../domain/order-status.ts";
import { moveOrderCall, type StaffOrder, shipOrderCall, staffOrderCall } from "../staff-calls.ts";
import { OrderBuyer } from "./order-buyer.tsx";
import { OrderLines, OrderMoney } from "./order-panels.tsx";
import { OrderState } from "./order-state.tsx";
import { openRefund } from "./refund/refund-dialog.tsx";

export async function loader({ params }: LoaderFunctionArgs) {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id <= 0) throw new Response(null, { status: 404 });
  return (await callApi(staffOrderCall, { id })).order;
}

export default function OrderPage() {
  const t = useT();
  const order = useLoaderData<typeof loader>();
  const { sites } = useMe();
  const site = sites.find(({ id }) => id === order.site_id)?.name;
  return (
    <RecordFrame
      back={{ to: "/orders", label: t("office.orders.title") }}
      title={order.number}
      state={<OrderState status={order.status} />}
      tags={site && <Tag>{site}</Tag>}
      actions={useOrderActions(order)}
      aside={<OrderTimeLine order={order} />}
    >
      <OrderBuyer order={order} />
      <OrderWay order={order} />
      <OrderLines order={order} />
      <OrderMoney order={order} />
    </RecordFrame>
  );
}

const SHORTCUTS: Partial<Record<OrderStatus, string>> = { purchased: "p", shipped: "s" };

/** What may follow now; the first of them is the filled button. */
function useOrderActions(order: StaffOrder): RecordAction[] {
  const t = useT();
  const { busy, run } = useAction();
  const { revalidate } = useRevalidator();
  const done = t("office.orders.done", { number: order.number });
  const refund: RecordAction = {
    key: "refund",
    label: t("office.orders.refund.open"),
    icon: "undo-2",
    shortcut: "r",
    run: () => openRefund({ order, onDone: revalidate }),
  };
  const steps = order.steps.map((to, at): RecordAction => {
    const shortcut = SHORTCUTS[to];
    return {
      key: to,
      label: t(keyUnder("office.orders.step", to)),
      run: () => void run(() => makeStep(order, to), done),
      busy,
      ...(shortcut ? { shortcut } : {}),
      ...(at === 0 ? { position: "primary" as const, icon: "truck" as const } : {}),
    };
  });
  return [...(order.can_refund ? [refund] : []), ...steps];
}

async function makeStep({ slug }: StaffOrder, to: OrderStatus): Promise<void> {
  if (to === "shipped") await callApi(shipOrderCall, { slug });
  else if (isOneOf(MOVES_BY_STAFF, to)) await callApi(moveOrderCall, { slug, to });
}

/** From the payment to the door; what ended otherwise shows how far it came. */
function OrderWay({ order }: { order: StaffOrder }) {
  const t = useT();
  const { day } = useOfficeFormat();
  const daysOf = new Map(order.timeline.map(({ status, at }) => [status, day(at)]));
  const reached = ORDER_PROGRESS.indexOf(order.status);
  const way = ORDER_PROGRESS.filter((status) => status !== "awaiting_payment");
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

function OrderTimeLine({ order }: { order: StaffOrder }) {
  const t = useT();
  const { money } = useOfficeFormat();
  const refunds: TimeLineEntry[] = order.refunds.map(({ id, amount, reason, who, at, remark }) => ({
    id: `refund-${id}`,
    at,
    icon: "undo-2",
    kind: "refund",
    title: (
      <>
        {t("office.orders.timeline.refund", { sum: money(toCents(amount), order.currency) })}
        <span className="text-ink-2">
          {` · ${t(keyUnder("office.orders.refund.reasons", reason))}`}
          {who && ` · ${who}`}
        </span>
      </>
    ),
    ...(remark ? { words: remark } : {}),
  }));
  const states = order.timeline.map(({ at, status, actor, who }, position) => ({
    id: String(position),
    at,
    icon: "package" as const,
    kind: "state",
    title: (
      <>
        {t(keyUnder("orders.status", status))}
        <span className="text-ink-2">
          {" · "}
          {who ?? t(keyUnder("office.orders.actor", actor))}
        </span>
      </>
    ),
  }));
  const entries = [...states, ...refunds].sort((one, other) => (one.at < other.at ? 1 : -1));
  const kinds = [
    { value: "state", label: t("office.orders.states") },
    { value: "refund", label: t("office.orders.timeline.refunds") },
  ];
  return <TimeLine entries={entries} kinds={kinds} />;
}
