import { useRevalidator } from "react-router";
import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { openConfirm } from "#office-ui/page/confirm-dialog.tsx";
import type { RecordAction } from "#office-ui/record/record-actions.tsx";
import { staffCancelCall, staffCreditCall, staffPaidCall } from "../../contract.ts";
import type { BillStep } from "../../domain/bill.ts";
import { type StaffPaper, staffPaperCall } from "../../staff-calls.ts";

const CALLS = { paid: staffPaidCall, cancel: staffCancelCall, credit: staffCreditCall } as const;

const LOOKS = {
  paid: { icon: "banknote", shortcut: "p", position: "primary" },
  cancel: { icon: "x", position: "menu" },
  credit: { icon: "undo-2", shortcut: "r" },
} as const satisfies Record<BillStep, Partial<RecordAction>>;

/** What may be done with the paper now; each step asks first, since it is about money. */
export function usePaperActions(paper: StaffPaper): RecordAction[] {
  const t = useT();
  const { money } = useOfficeFormat();
  const { revalidate } = useRevalidator();
  const words = { number: paper.number, sum: money(toCents(paper.total), paper.currency) };
  const steps = paper.steps.map(
    (step): RecordAction => ({
      key: step,
      label: t(`office.papers.step.${step}`),
      ...LOOKS[step],
      run: () =>
        openConfirm({
          title: t(`office.papers.step.${step}_title`, words),
          text: t(`office.papers.step.${step}_text`, words),
          send: t(`office.papers.step.${step}`),
          done: t(`office.papers.step.${step}_done`, words),
          onConfirm: async () => {
            try {
              await callStaff(CALLS[step], { id: paper.slug });
            } catch (refusal) {
              // A colleague or the payer was faster: the page shows what it is now.
              await revalidate();
              throw refusal;
            }
          },
        }),
    }),
  );
  const print: RecordAction = {
    key: "pdf",
    label: t("office.papers.pdf"),
    icon: "printer",
    run: () => window.open(staffPaperCall.path.replace("{id}", paper.slug), "_blank", "noopener"),
  };
  return [...steps, print];
}
