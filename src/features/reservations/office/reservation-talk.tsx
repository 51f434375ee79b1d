import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import type { OfficeIconName } from "#office-ui/icon/office-icon.tsx";
import { RecordTalk } from "#office-ui/record/record-talk.tsx";
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
  const steps = reservation.history.map(({ status, actor, who, at }) => ({
    icon: ICONS[status],
    title: t(keyUnder("office.reservations.states", status)),
    by: who ?? t(keyUnder("office.reservations.actors", actor)),
    at,
  }));
  const record = `reservation:${reservation.id}`;
  return <RecordTalk record={record} steps={steps} notes={reservation.notes} />;
}
