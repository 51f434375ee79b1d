import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import type { OfficeIconName } from "#office-ui/icon/office-icon-names.ts";
import { NoteBox } from "#office-ui/record/note-box.tsx";
import { NoteText } from "#office-ui/record/note-text.tsx";
import { TimeLine, type TimeLineEntry } from "#office-ui/record/time-line.tsx";
import { latestFirst } from "#office-ui/record/time-line-days.ts";
import { callApi } from "#platform/client/call-api.ts";
import { addNoteCall } from "#platform/records/staff-calls.ts";
import type { ForwardStatus } from "../../domain/forward-status.ts";
import type { ShownParcel } from "../../staff-calls.ts";

const KINDS = ["state", "change", "mail", "note"];

/** Everything that happened to a parcel, and the notes of colleagues. */
export function ParcelTalk({ parcel }: { parcel: ShownParcel }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const record = `forward_request:${parcel.id}`;
  const kinds = KINDS.filter((kind) => parcel.shows_money || kind !== "mail").map((value) => ({
    value,
    label: t(keyUnder("office.orders.timeline.kinds", value)),
  }));
  const addNote = async (text: string) => {
    await callApi(addNoteCall, { record, text });
    await revalidate();
  };
  return (
    <>
      <TimeLine entries={useEntries(parcel)} kinds={kinds} />
      <NoteBox record={record} onAdd={addNote} />
    </>
  );
}

const STATE_ICONS: Readonly<Record<ForwardStatus, OfficeIconName>> = {
  declared: "file-input",
  received: "warehouse",
  awaiting_payment: "shopping-cart",
  paid: "credit-card",
  packed: "package",
  shipped: "truck",
  in_customs: "shield-check",
  in_country: "map-pin",
  ready_for_pickup: "map-pin",
  out_for_delivery: "truck",
  delivered: "package-check",
  on_hold: "clock",
  returned: "undo-2",
  consolidated: "boxes",
};

const by = (title: string, who: string | null): ReactNode => (
  <>
    {title}
    {who && <span className="text-ink-2">{` · ${who}`}</span>}
  </>
);

function useEntries(parcel: ShownParcel): TimeLineEntry[] {
  const t = useT();
  const states = parcel.timeline.map(
    ({ at, status, actor, who, note, is_answer }, position): TimeLineEntry => ({
      id: `state-${position}`,
      at,
      icon: is_answer ? "message-circle" : STATE_ICONS[status],
      kind: "state",
      title: by(
        is_answer ? t("office.parcels.hold.answered") : t(keyUnder("forwarding.status", status)),
        who ?? t(keyUnder("office.orders.actor", actor)),
      ),
      ...(note ? { words: note } : {}),
    }),
  );
  const changes = parcel.changes.map(
    ({ action, who, at }, position): TimeLineEntry => ({
      id: `change-${position}`,
      at,
      icon: "coins",
      kind: "change",
      title: by(t(keyUnder("office.audit.actions", action)), who),
    }),
  );
  const notes = parcel.notes.map(
    ({ id, text, who, at, mentions }): TimeLineEntry => ({
      id: `note-${id}`,
      at,
      icon: "sticky-note",
      kind: "note",
      title: t("office.orders.timeline.noted", { name: who }),
      words: <NoteText text={text} mentions={mentions} />,
    }),
  );
  const mails = parcel.shows_money ? parcel.mails : [];
  const sent = mails.map(
    ({ subject, at, is_sent }, position): TimeLineEntry => ({
      id: `mail-${position}`,
      at,
      icon: "mail",
      kind: "mail",
      title: by(subject, is_sent ? null : t("office.orders.timeline.unsent")),
    }),
  );
  return latestFirst([...states, ...changes, ...notes, ...sent]);
}
