import { toCents } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { useStep } from "#office-ui/calls/use-step.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { ProblemNotice } from "#office-ui/page/problem-notice.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import type { StaffOrder } from "../../staff-calls.ts";
import { cancelStaffOrderCall } from "../../steps/staff-calls.ts";

const ID = "office-cancel-order";

type CancelDialogProps = { order: StaffOrder; onDone: () => unknown };

export const openCancel = (props: CancelDialogProps) => openModal(ID, <CancelDialog {...props} />);

/** Says what goes back before anything does. */
function CancelDialog({ order, onDone }: CancelDialogProps) {
  const t = useT();
  const { money } = useOfficeFormat();
  const { busy, problem, run } = useStep();
  const { number, currency, refundable } = order;
  const cancel = () =>
    void run(async () => {
      await callStaff(cancelStaffOrderCall, { id: order.id });
      closeModal(ID);
      showToast({ kind: "good", text: t("office.orders.cancel.done", { number }) });
      await onDone();
    });
  const sum = money(toCents(refundable.left), currency);
  return (
    <Dialog
      title={t("office.orders.cancel.title", { number })}
      size="narrow"
      footer={
        <Button variant="danger" busy={busy} onClick={cancel}>
          {t("office.orders.cancel.send")}
        </Button>
      }
    >
      <p className="text-ink-2">
        {order.paid_at ? t("office.orders.cancel.paid", { sum }) : t("office.orders.cancel.unpaid")}
      </p>
      <ProblemNotice problem={problem} />
    </Dialog>
  );
}
