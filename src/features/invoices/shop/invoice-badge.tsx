import { useT } from "#i18n/use-t.ts";
import { Badge } from "#ui/badge.tsx";
import type { ListedPaper } from "../contract.ts";
import { isOverdue } from "../domain/bill.ts";

type InvoiceBadgeProps = {
  paper: Pick<ListedPaper, "kind" | "status" | "due_on">;
  today: string;
};

const TONES = {
  open: "warn",
  paid: "good",
  declined: "plain",
  cancelled: "plain",
  credited: "plain",
} as const;

/** The status of an invoice; a credit note has none. */
export function InvoiceBadge({ paper, today }: InvoiceBadgeProps) {
  const t = useT();
  const { kind, status } = paper;
  if (kind === "credit_note") return null;
  if (isOverdue({ status: paper.status, dueOn: paper.due_on }, today))
    return <Badge tone="bad">{t("invoices.overdue")}</Badge>;
  return <Badge tone={TONES[status]}>{t(`invoices.statuses.${status}`)}</Badge>;
}
