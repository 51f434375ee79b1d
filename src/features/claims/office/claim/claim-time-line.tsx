import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { noteEntries } from "#features/orders/office/order/note-entries.tsx";
import { useT } from "#i18n/use-t.ts";
import type { OfficeIconName } from "#office-ui/icon/office-icon.tsx";
import { NoteBox } from "#office-ui/record/note-box.tsx";
import { TimeLine, type TimeLineEntry } from "#office-ui/record/time-line.tsx";
import { latestFirst } from "#office-ui/record/time-line-days.ts";
import { callApi } from "#platform/client/call-api.ts";
import { addNoteCall } from "#platform/records/staff-calls.ts";
import type { ClaimStatus } from "../../domain/claim-status.ts";
import type { StaffClaim } from "../../staff-calls.ts";

/** Everything that happened to a claim, and the notes of colleagues. */
export function ClaimTalk({ claim }: { claim: StaffClaim }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const record = `claim:${claim.id}`;
  const addNote = async (text: string) => {
    await callApi(addNoteCall, { record, text });
    await revalidate();
  };
  const kinds = [
    { value: "state", label: t("office.orders.timeline.kinds.state") },
    { value: "remedy", label: t("office.claims.timeline.kinds.remedy") },
    { value: "mail", label: t("office.orders.timeline.kinds.mail") },
    { value: "note", label: t("office.orders.timeline.kinds.note") },
  ];
  return (
    <>
      <TimeLine entries={useEntries(claim)} kinds={kinds} />
      <NoteBox record={record} onAdd={addNote} />
    </>
  );
}

const ICONS: Readonly<Record<ClaimStatus, OfficeIconName>> = {
  received: "message-circle",
  in_review: "eye",
  accepted: "check",
  rejected: "x",
  closed: "list-checks",
};

type Words = ReturnType<typeof useT>;

const by = (title: string, who: string | null): ReactNode => (
  <>
    {title}
    {who && <span className="text-ink-2">{` · ${who}`}</span>}
  </>
);

const stateEntries = ({ timeline }: StaffClaim, t: Words): TimeLineEntry[] =>
  timeline.map(({ at, status, actor, who, note }, position) => ({
    id: `state-${position}`,
    at,
    icon: ICONS[status],
    kind: "state",
    title: by(
      t(keyUnder("claims.status", status)),
      actor === "customer" ? t("office.claims.timeline.customer") : who,
    ),
    ...(note ? { words: note } : {}),
  }));

function remedyEntries({ remedy }: StaffClaim, t: Words): TimeLineEntry[] {
  if (!remedy?.done_at) return [];
  const title = t(keyUnder("office.claims.ways", remedy.way));
  return [
    {
      id: "remedy",
      at: remedy.done_at,
      icon: remedy.way === "resend" ? "package" : "undo-2",
      kind: "remedy",
      title: by(title, remedy.done_by),
      ...(remedy.tracking_number ? { words: remedy.tracking_number } : {}),
    },
  ];
}

function useEntries(claim: StaffClaim): TimeLineEntry[] {
  const t = useT();
  return latestFirst([
    ...stateEntries(claim, t),
    ...remedyEntries(claim, t),
    ...claim.mails.map(
      ({ subject, at, is_sent }, position): TimeLineEntry => ({
        id: `mail-${position}`,
        at,
        icon: "mail",
        kind: "mail",
        title: by(subject, is_sent ? null : t("office.orders.timeline.unsent")),
      }),
    ),
    ...noteEntries(claim.notes, t),
  ]);
}
