import { useT } from "#i18n/use-t.ts";
import { Badge } from "#ui/badge.tsx";
import { type ForwardStatus, isUnpaid } from "../domain/forward-status.ts";

/** Warns only if the customer must act; a parcel on its way has no alarm colour in any brand. */
export function ForwardStatusBadge({ status }: { status: ForwardStatus }) {
  const t = useT();
  return <Badge tone={toneOf(status)}>{t(`forwarding.status.${status}`)}</Badge>;
}

function toneOf(status: ForwardStatus) {
  if (isUnpaid(status) || status === "received") return "warn";
  if (status === "on_hold") return "bad";
  return status === "delivered" ? "good" : "plain";
}
