import { Clock } from "#office-ui/marks/clock.tsx";
import type { ListedStaffOrder } from "../../staff-calls.ts";

/** How long a listed record may still wait; a dash if it waits for nothing. */
export function ClockCell({ clock }: Pick<ListedStaffOrder, "clock">) {
  if (!clock) return <span className="desktop-only text-ink-3">–</span>;
  return <Clock minutesLeft={clock.minutes_left} used={clock.used} opensAt={clock.opens_at} />;
}
