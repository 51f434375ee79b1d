import { useT } from "#i18n/use-t.ts";
import { Badge } from "#ui/badge.tsx";
import type { ListedPaper } from "../domain/invoice-view.ts";

type InvoiceBadgeProps = { paper: Pick<ListedPaper, "kind" | "status">; isOverdue?: boolean };

const TONES = {
  open: "warn",
  paid: "good",
  declined: "plain",
  cancelled: "plain",
  credited: "plain",
} as const;

/** Where it stands; a credit note stands nowhere. */
export function InvoiceBadge({ paper: { kind, status }, isOverdue = false }: InvoiceBadgeProps) {
  const t = useT();
  if (kind === "credit_note") return null;
  if (isOverdue) return <Badge tone="bad">{t("invoices.overdue")}</Badge>;
  return <Badge tone={TONES[status]}>{t(`invoices.statuses.${status}`)}</Badge>;
}
