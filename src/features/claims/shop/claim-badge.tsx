import { useT } from "#i18n/use-t.ts";
import { Badge } from "#ui/badge.tsx";
import type { ClaimStatus } from "../domain/claim-status.ts";

const TONES = {
  received: "accent",
  in_review: "warn",
  accepted: "good",
  rejected: "bad",
  closed: "plain",
} as const satisfies Record<ClaimStatus, string>;

export function ClaimBadge({ status }: { status: ClaimStatus }) {
  const t = useT();
  return <Badge tone={TONES[status]}>{t(`claims.status.${status}`)}</Badge>;
}
