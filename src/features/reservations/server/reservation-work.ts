import { statesLeadingTo } from "#core/state-machine.ts";
import type { OfficeQueue, WorkRecord } from "#features/records/server/tasks/work-record.ts";
import { reservationRecord } from "../domain/reservation-record.ts";
import { RESERVATION_TRANSITIONS } from "../domain/reservation-status.ts";
import {
  countConfirmedReservations,
  describeReservations,
  selectConfirmedReservations,
} from "./reservation-work.repository.ts";
import { phoneReservations } from "./reservations.tables.ts";

/** Confirmed reservations wait for a phone. */
export const reservationWork: WorkRecord = {
  record: reservationRecord,
  table: phoneReservations,
  describe: describeReservations,
  steps: [
    {
      kind: "reservation",
      to: reservationRecord.to,
      select: selectConfirmedReservations,
      statuses: statesLeadingTo(RESERVATION_TRANSITIONS, "confirmed"),
    },
  ],
};

export const reservationQueues: OfficeQueue[] = [
  {
    key: "reservations",
    roles: ["orders"],
    to: "/reservations",
    step: "reservation",
    inMenu: true,
    count: countConfirmedReservations,
  },
];
