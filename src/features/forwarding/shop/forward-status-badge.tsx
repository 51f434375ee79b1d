import { useT } from "#i18n/use-t.ts";
import { Badge } from "#ui/badge.tsx";
import { type ForwardStatus, isEnded, isUnpaid } from "../domain/forward-status.ts";

/** Something to do, something under way, something that is over. */
export function ForwardStatusBadge({ status }: { status: ForwardStatus }) {
  const t = useT();
  return <Badge tone={toneOf(status)}>{t(`forwarding.status.${status}`)}</Badge>;
}

function toneOf(status: ForwardStatus) {
  if (isUnpaid(status) || status === "received") return "warn";
  if (status === "on_hold") return "bad";
  if (status === "delivered") return "good";
  return isEnded(status) || status === "declared" ? "plain" : "accent";
}
