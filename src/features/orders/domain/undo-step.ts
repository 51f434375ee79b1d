import { isOneOf } from "#core/record.ts";
import { MOVES_BY_STAFF, type OrderActor, type OrderStatus } from "./order-status.ts";

/** How long a simple step can be undone; its mail is not sent before that. */
const UNDO_SECONDS = 30;
/** Somewhat longer than the undo time, so that an undo in the last second still finds the mail unsent. */
export const MAIL_WAITS_SECONDS = UNDO_SECONDS + 5;

/** A step can be undone if no carrier and no bank is notified of it. */
export const isUndoable = (status: OrderStatus): boolean => isOneOf(MOVES_BY_STAFF, status);

type Step = {
  status: OrderStatus;
  actorKind: OrderActor["kind"];
  actorId: number | null;
  at: Date;
  undoes: number | null;
};

/** The current history: without undone steps and without the undo steps themselves. */
export const stepsThatStand = <Step extends { status: OrderStatus; is_undo: boolean }>(
  timeline: readonly Step[],
): Step[] => {
  const standing: Step[] = [];
  for (const step of timeline) {
    if (step.is_undo) standing.pop();
    else standing.push(step);
  }
  return standing;
};

type Undo = { actorId: number | null; now: Date; seconds?: number | undefined };

/** The status to go back to; only the person who made the last step may undo it, and only for a while. */
export function stepBefore(
  [last, before]: readonly Step[],
  { actorId, now, seconds = MAIL_WAITS_SECONDS }: Undo,
): OrderStatus | undefined {
  if (!last || !before || last.undoes !== null || !isUndoable(last.status)) return undefined;
  if (last.actorKind !== "staff" || last.actorId !== actorId) return undefined;
  const isLate = now.getTime() - last.at.getTime() > seconds * 1000;
  return isLate ? undefined : before.status;
}
