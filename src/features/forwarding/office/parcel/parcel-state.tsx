import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { StateMark, type StateShape } from "#office-ui/marks/state-mark.tsx";
import { FORWARD_PROGRESS, type ForwardStatus } from "../../domain/forward-status.ts";

const TONES = {
  declared: "purchased",
  received: "warehouse",
  awaiting_payment: "awaiting",
  paid: "paid",
  packed: "warehouse",
  shipped: "shipped",
  in_customs: "customs",
  in_country: "country",
  ready_for_pickup: "pickup",
  out_for_delivery: "delivery",
  delivered: "delivered",
  on_hold: "refunded",
  returned: "ended",
  consolidated: "ended",
} as const satisfies Record<ForwardStatus, StateShape["tone"]>;

const ENDS: Partial<Record<ForwardStatus, "done" | "crossed" | "clock" | "back">> = {
  delivered: "done",
  on_hold: "clock",
  returned: "back",
  consolidated: "crossed",
};

/** A ring that is filled as far as the parcel has travelled, or the icon of a state aside from the way. */
function parcelStateShape(status: ForwardStatus): StateShape {
  const tone = TONES[status];
  const end = ENDS[status];
  if (end) return { tone, shape: end };
  return { tone, progress: FORWARD_PROGRESS.indexOf(status) / (FORWARD_PROGRESS.length - 1) };
}

export function ParcelState({ status }: { status: ForwardStatus }) {
  const t = useT();
  return (
    <StateMark {...parcelStateShape(status)}>{t(keyUnder("forwarding.status", status))}</StateMark>
  );
}
