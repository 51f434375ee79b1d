import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { StateMark, type StateShape } from "#office-ui/marks/state-mark.tsx";
import type { BillStatus } from "../../domain/bill.ts";

const SHAPES: Readonly<Record<BillStatus, StateShape>> = {
  open: { tone: "awaiting", progress: 0 },
  paid: { tone: "paid", shape: "done" },
  declined: { tone: "ended", shape: "crossed" },
  cancelled: { tone: "ended", shape: "crossed" },
  credited: { tone: "refunded", shape: "back" },
};

export function PaperState({ status }: { status: BillStatus }) {
  const t = useT();
  return <StateMark {...SHAPES[status]}>{t(keyUnder("office.papers.states", status))}</StateMark>;
}
