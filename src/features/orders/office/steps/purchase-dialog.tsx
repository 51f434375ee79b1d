import { type FormEvent, useState } from "react";
import { type Cents, sum, toCents, toDecimal } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { useStep } from "#office-ui/calls/use-step.ts";
import { MoneyField } from "#office-ui/fields/money-field.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { ProblemNotice } from "#office-ui/page/problem-notice.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import type { StaffOrder } from "../../staff-calls.ts";
import { purchaseOrderCall } from "../../steps/staff-calls.ts";
import { useUndoSteps } from "./use-undo-steps.ts";

const ID = "office-purchase";

type PurchaseDialogProps = { order: StaffOrder; onDone: () => unknown };

export const openPurchase = (props: PurchaseDialogProps) =>
  openModal(ID, <PurchaseDialog {...props} />);

/** Marks a paid order as purchased; costs are entered as far as they are known. */
function PurchaseDialog({ order, onDone }: PurchaseDialogProps) {
  const t = useT();
  const { money } = useOfficeFormat();
  const [costs, setCosts] = useState<Record<number, Cents | null>>(() =>
    Object.fromEntries(
      order.lines.map(({ position, cost, usual_cost }) => {
        const known = cost ?? usual_cost ?? null;
        return [position, known === null ? null : toCents(known)];
      }),
    ),
  );
  const showDone = useUndoSteps();
  const { busy, problem, run } = useStep();
  const known = order.lines.flatMap(({ position }) => {
    const cents = costs[position];
    return typeof cents === "number" ? [{ position, cost: toDecimal(cents) }] : [];
  });
  const total = sum(order.lines.map((line) => (costs[line.position] ?? 0) * line.quantity));
  const send = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await callApi(purchaseOrderCall, { id: order.id, costs: known });
      showDone([order.id], t("office.orders.done", { number: order.number }));
      // The page has to show the purchased order before the next action on it.
      await onDone();
      closeModal(ID);
    });
  };
  return (
    <Dialog
      title={t("office.orders.purchase.title", { number: order.number })}
      footer={
        <>
          <span className="num me-auto self-center text-ink-2">
            {t("office.orders.purchase.total", { sum: money(total) })}
          </span>
          <Button variant="go" type="submit" form={ID} busy={busy}>
            {t("office.orders.step.purchased")}
          </Button>
        </>
      }
    >
      <form id={ID} className="grid grid-cols-1 gap-3" onSubmit={send}>
        <p className="text-ink-2">{t("office.orders.purchase.text")}</p>
        <ul className="step-lines">
          {order.lines.map(({ position, name, quantity }) => (
            <li key={position}>
              <span className="line-clamp-2 min-w-0 flex-1">
                {quantity > 1 ? `${quantity} × ${name}` : name}
              </span>
              <MoneyField
                label={t("office.orders.purchase.cost_of", { what: name })}
                hideLabel
                cents={costs[position] ?? null}
                onCents={(cents) => setCosts({ ...costs, [position]: cents })}
              />
            </li>
          ))}
        </ul>
        <ProblemNotice problem={problem} />
      </form>
    </Dialog>
  );
}
