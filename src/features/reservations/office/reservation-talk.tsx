import { useRevalidator } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import type { OfficeIconName } from "#office-ui/icon/office-icon.tsx";
import { NoteBox } from "#office-ui/record/note-box.tsx";
import { NoteText } from "#office-ui/record/note-text.tsx";
import { TimeLine, type TimeLineEntry } from "#office-ui/record/time-line.tsx";
import { latestFirst } from "#office-ui/record/time-line-days.ts";
import { callApi } from "#platform/client/call-api.ts";
import { addNoteCall } from "#platform/records/staff-calls.ts";
import type { ReservationStatus } from "../domain/reservation-status.ts";
import type { StaffReservation } from "../staff-calls.ts";

const ICONS: Readonly<Record<ReservationStatus, OfficeIconName>> = {
  requested: "inbox",
  confirmed: "mail",
  ready: "package-check",
  collected: "check",
  expired: "clock",
};

/** The states of a reservation, and the notes of colleagues. */
export function ReservationTalk({ reservation }: { reservation: StaffReservation }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const record = `reservation:${reservation.id}`;
  const entries = latestFirst([
    ...reservation.history.map(
      ({ status, actor, who, at }, position): TimeLineEntry => ({
        id: `state-${position}`,
        at,
        icon: ICONS[status],
        kind: "state",
        title: (
          <>
            {t(keyUnder("office.reservations.states", status))}
            <span className="text-ink-2">
              {" · "}
              {who ?? t(keyUnder("office.reservations.actors", actor))}
            </span>
          </>
        ),
      }),
    ),
    ...reservation.notes.map(
      ({ id, text, who, at, mentions }): TimeLineEntry => ({
        id: `note-${id}`,
        at,
        icon: "sticky-note",
        kind: "note",
        title: t("office.orders.timeline.noted", { name: who }),
        words: <NoteText text={text} mentions={mentions} />,
      }),
    ),
  ]);
  const addNote = async (text: string) => {
    await callApi(addNoteCall, { record, text });
    await revalidate();
  };
  return (
    <>
      <TimeLine
        entries={entries}
        kinds={["state", "note"].map((value) => ({
          value,
          label: t(keyUnder("office.orders.timeline.kinds", value)),
        }))}
      />
      <NoteBox record={record} onAdd={addNote} />
    </>
  );
}
