import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { StateMark, type StateShape } from "#office-ui/marks/state-mark.tsx";
import type { ReservationStatus } from "../domain/reservation-status.ts";

const SHAPES: Readonly<Record<ReservationStatus, StateShape>> = {
  requested: { tone: "awaiting", progress: 0 },
  confirmed: { tone: "paid", progress: 1 / 3 },
  ready: { tone: "pickup", progress: 2 / 3 },
  collected: { tone: "delivered", shape: "done" },
  expired: { tone: "ended", shape: "clock" },
};

export function ReservationState({ status }: { status: ReservationStatus }) {
  const t = useT();
  return (
    <StateMark {...SHAPES[status]}>{t(keyUnder("office.reservations.states", status))}</StateMark>
  );
}
