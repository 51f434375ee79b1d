import type { TaskKind } from "#features/records/domain/task-kinds.ts";
import type { ForwardStatus } from "./forward-status.ts";

/** `waiting`: the longest in its state; `storage`: whose free days end first. */
export const STAFF_PARCEL_SORTS = ["number", "waiting", "storage"] as const;
export type StaffParcelSort = (typeof STAFF_PARCEL_SORTS)[number];

/** Storage that ends within this many days ends soon. */
export const ENDS_SOON_DAYS = 7;

type Waiting = { status: ForwardStatus; isAnswered: boolean };

/** What a parcel waits for from staff; a parcel on hold waits for its owner until they have answered. */
export function parcelTask({ status, isAnswered }: Waiting): TaskKind | undefined {
  if (status === "paid") return "pack";
  return status === "on_hold" && isAnswered ? "hold_answer" : undefined;
}
