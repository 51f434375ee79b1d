import { useT } from "#i18n/use-t.ts";
import { Badge } from "#ui/badge.tsx";
import { type ForwardStatus, isUnpaid } from "../domain/forward-status.ts";

/** Something to do, something that has arrived; whatever is under way is no alarm in any brand's colour. */
export function ForwardStatusBadge({ status }: { status: ForwardStatus }) {
  const t = useT();
  return <Badge tone={toneOf(status)}>{t(`forwarding.status.${status}`)}</Badge>;
}

function toneOf(status: ForwardStatus) {
  if (isUnpaid(status) || status === "received") return "warn";
  if (status === "on_hold") return "bad";
  return status === "delivered" ? "good" : "plain";
}
