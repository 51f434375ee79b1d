import type { OfficeRecord } from "#platform/records/office-record.ts";

/** Reservations have no page each: they are handled in their phone's queue. */
export const reservationRecord = {
  kind: "reservation",
  title: String,
  to: () => "/reservations",
} as const satisfies OfficeRecord;
