import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import type { OfficeIconName } from "#office-ui/icon/office-icon.tsx";
import { RecordTalk } from "#office-ui/record/record-talk.tsx";
import type { BillStatus } from "../../domain/bill.ts";
import type { StaffPaper } from "../../staff-calls.ts";

const ICONS: Readonly<Record<BillStatus, OfficeIconName>> = {
  open: "receipt",
  paid: "banknote",
  declined: "x",
  cancelled: "x",
  credited: "undo-2",
};

/** The states of a bill, and the notes of colleagues. */
export function PaperTalk({ paper }: { paper: StaffPaper }) {
  const t = useT();
  const steps = paper.history.map(({ status, actor, who, at }) => ({
    icon: ICONS[status],
    title: t(keyUnder("office.papers.states", status)),
    by: who ?? t(keyUnder("office.papers.actors", actor)),
    at,
  }));
  return <RecordTalk record={`invoice:${paper.id}`} steps={steps} notes={paper.notes} />;
}
