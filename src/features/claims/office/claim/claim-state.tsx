import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { StateMark, type StateShape } from "#office-ui/marks/state-mark.tsx";
import type { ClaimStatus } from "../../domain/claim-status.ts";

const SHAPES: Readonly<Record<ClaimStatus, StateShape>> = {
  received: { tone: "awaiting", progress: 0 },
  in_review: { tone: "purchased", progress: 1 / 3 },
  accepted: { tone: "paid", progress: 2 / 3 },
  rejected: { tone: "ended", shape: "crossed" },
  closed: { tone: "delivered", shape: "done" },
};

export function ClaimState({ status }: { status: ClaimStatus }) {
  const t = useT();
  return <StateMark {...SHAPES[status]}>{t(keyUnder("claims.status", status))}</StateMark>;
}
