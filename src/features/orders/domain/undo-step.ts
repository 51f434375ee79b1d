import { isOneOf } from "#core/record.ts";
import { MOVES_BY_STAFF, type OrderActor, type OrderStatus } from "./order-status.ts";

/** So long a simple step can be taken back; no mail is sent before. */
const UNDO_SECONDS = 30;
/** Somewhat longer, so that a click in the last second still finds the mail here. */
export const MAIL_WAITS_SECONDS = UNDO_SECONDS + 5;

/** What no carrier and no bank is told of. */
export const isUndoable = (status: OrderStatus): boolean => isOneOf(MOVES_BY_STAFF, status);

type Step = {
  status: OrderStatus;
  actorKind: OrderActor["kind"];
  actorId: number | null;
  at: Date;
  undoes: number | null;
};

/** Without what was taken back, and without the steps back themselves: the way as it is now. */
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

/** Where an order goes back to: by whoever made its last step, and only for a while. */
export function stepBefore(
  [last, before]: readonly Step[],
  { actorId, now, seconds = MAIL_WAITS_SECONDS }: Undo,
): OrderStatus | undefined {
  if (!last || !before || last.undoes !== null || !isUndoable(last.status)) return undefined;
  if (last.actorKind !== "staff" || last.actorId !== actorId) return undefined;
  const isLate = now.getTime() - last.at.getTime() > seconds * 1000;
  return isLate ? undefined : before.status;
}
