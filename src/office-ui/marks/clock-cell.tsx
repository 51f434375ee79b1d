import { Clock } from "./clock.tsx";

type ClockCellProps = {
  /** As the server counted it; null for a record that does not wait for us. */
  clock: { minutes_left: number; used: number; opens_at: string | null } | null;
};

/** The time left of a record in a list. */
export function ClockCell({ clock }: ClockCellProps) {
  if (!clock) return <span className="desktop-only text-ink-3">–</span>;
  return <Clock minutesLeft={clock.minutes_left} used={clock.used} opensAt={clock.opens_at} />;
}
