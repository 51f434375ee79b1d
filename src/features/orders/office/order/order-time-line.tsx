import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import type { OfficeIconName } from "#office-ui/icon/office-icon.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { NoteBox } from "#office-ui/record/note-box.tsx";
import { TimeLine, type TimeLineEntry } from "#office-ui/record/time-line.tsx";
import { latestFirst } from "#office-ui/record/time-line-days.ts";
import { callApi } from "#platform/client/call-api.ts";
import { addNoteCall } from "#platform/records/staff-calls.ts";
import type { OrderWithoutMoney, ShownOrder } from "../../staff-calls.ts";
import { noteEntries } from "./note-entries.tsx";

const KINDS = ["state", "refund", "shipment", "mail", "note", "change"];
const KINDS_OF_MONEY = ["refund", "mail"];

/** Everything that happened to an order, and the notes of colleagues. */
export function OrderTalk({ order }: { order: ShownOrder }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const seen = order.shows_money ? KINDS : KINDS.filter((kind) => !KINDS_OF_MONEY.includes(kind));
  const kinds = seen.map((value) => ({
    value,
    label: t(keyUnder("office.orders.timeline.kinds", value)),
  }));
  const addNote = async (text: string) => {
    await callApi(addNoteCall, { record: `order:${order.id}`, text });
    await revalidate();
  };
  return (
    <>
      <TimeLine entries={useEntries(order)} kinds={kinds} />
      <NoteBox record={`order:${order.id}`} onAdd={addNote} />
    </>
  );
}

/** Refunds and mails. */
function useMoneyEntries(order: ShownOrder): TimeLineEntry[] {
  const t = useT();
  const { money } = useOfficeFormat();
  if (!order.shows_money) return [];
  return [
    ...order.refunds.map(({ id, amount, reason, who, at, remark }): TimeLineEntry => {
      const sum = money(toCents(amount), order.currency);
      return {
        id: `refund-${id}`,
        at,
        icon: "undo-2",
        kind: "refund",
        title: by(t("office.orders.timeline.refund", { sum }), [
          t(keyUnder("office.orders.refund.reasons", reason)),
          who,
        ]),
        ...(remark ? { words: remark } : {}),
      };
    }),
    ...order.mails.map(
      ({ subject, at, is_sent }, position): TimeLineEntry => ({
        id: `mail-${position}`,
        at,
        icon: "mail",
        kind: "mail",
        title: by(subject, [is_sent ? null : t("office.orders.timeline.unsent")]),
      }),
    ),
  ];
}

function useEntries(order: ShownOrder): TimeLineEntry[] {
  const t = useT();
  const entries = [
    ...stateEntries(order, t),
    ...useMoneyEntries(order),
    ...partEntries(order, t),
    ...noteEntries(order.notes, t),
    ...order.changes.map(
      ({ action, who, at }, position): TimeLineEntry => ({
        id: `change-${position}`,
        at,
        icon: "pencil",
        kind: "change",
        title: by(t(keyUnder("office.orders.timeline.actions", action.replace(".", "_"))), [who]),
      }),
    ),
  ];
  return latestFirst(entries);
}

type Words = ReturnType<typeof useT>;

const by = (title: string, more: readonly (string | null)[]): ReactNode => (
  <>
    {title}
    <span className="text-ink-2">{more.filter(Boolean).map((one) => ` · ${one}`)}</span>
  </>
);

/** All other states are steps of a parcel. */
const STATE_ICONS: Partial<Record<string, OfficeIconName>> = {
  awaiting_payment: "shopping-cart",
  paid: "credit-card",
  purchased: "shopping-bag",
  at_warehouse: "warehouse",
  shipped: "truck",
  ready_for_pickup: "map-pin",
  delivered: "package-check",
  cancelled: "x",
  expired: "clock",
  refunded: "undo-2",
};

const stateEntries = ({ timeline }: OrderWithoutMoney, t: Words): TimeLineEntry[] =>
  timeline.map(({ at, status, actor, who, is_undo }, position) => ({
    id: `state-${position}`,
    at,
    icon: is_undo ? "rotate-ccw" : (STATE_ICONS[status] ?? "package"),
    kind: "state",
    title: by(t(keyUnder("orders.status", status)), [
      is_undo ? t("office.orders.timeline.undone") : null,
      who ?? t(keyUnder("office.orders.actor", actor)),
    ]),
  }));

/** Parcels with a part of the order; a parcel with the whole order is shown as a state instead. */
const partEntries = ({ shipments, lines }: OrderWithoutMoney, t: Words): TimeLineEntry[] =>
  shipments
    .filter((shipment) => shipment.lines.length > 0)
    .map(({ tracking_number, sent_at, lines: pieces }) => ({
      id: `shipment-${tracking_number}`,
      at: sent_at,
      icon: "truck",
      kind: "shipment",
      title: by(t("office.orders.timeline.part"), [
        pieces
          .map(({ position, quantity }) => {
            const name = lines.find((line) => line.position === position)?.name ?? "";
            return `${quantity} × ${name}`;
          })
          .join(", "),
      ]),
    }));
