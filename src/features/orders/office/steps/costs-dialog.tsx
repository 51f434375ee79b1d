import { keyUnder } from "#core/message-key.ts";
import { toCents, toDecimal } from "#core/money.ts";
import { useT } from "#i18n/use-t.ts";
import { MoneyField } from "#office-ui/fields/money-field.tsx";
import { RecordConflict } from "#office-ui/form/record-conflict.tsx";
import { useRecordForm } from "#office-ui/form/use-record-form.ts";
import { ProblemNotice } from "#office-ui/page/problem-notice.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { COST_KINDS, type CostFields } from "../../domain/order-costs.ts";
import type { StaffOrder } from "../../staff-calls.ts";
import { editOrderCostsCall } from "../../steps/staff-calls.ts";

const ID = "office-order-costs";

type CostsDialogProps = { order: Pick<StaffOrder, "id" | "number">; facts: CostFields };

export const openCosts = (props: CostsDialogProps) => openModal(ID, <CostsDialog {...props} />);

/** What is known of it; what is left empty stays an estimate. */
function CostsDialog({ order, facts }: CostsDialogProps) {
  const t = useT();
  const form = useRecordForm<CostFields>({
    record: `order-costs:${order.id}`,
    loaded: facts,
    save: async (edit) => {
      await callApi(editOrderCostsCall, { id: order.id, ...edit });
      closeModal(ID);
    },
  });
  const titleOf = (field: string) => t(keyUnder("office.orders.costs.kind", field));
  return (
    <Dialog
      title={t("office.orders.costs.title", { number: order.number })}
      size="narrow"
      footer={
        <Button
          variant="go"
          type="submit"
          form={ID}
          busy={form.busy}
          disabled={form.changed.length === 0}
        >
          {t("office.form.save")}
        </Button>
      }
    >
      <RecordConflict form={form} titleOf={titleOf} />
      <ProblemNotice problem={form.problem} />
      <form
        id={ID}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <p className="text-ink-2">{t("office.orders.costs.text")}</p>
        {COST_KINDS.map((kind) => {
          const cost = form.values[kind];
          return (
            <MoneyField
              key={kind}
              label={titleOf(kind)}
              error={form.errorOf(kind)}
              cents={cost === null ? null : toCents(cost)}
              onCents={(cents) => form.set(kind, cents === null ? null : toDecimal(cents))}
            />
          );
        })}
      </form>
    </Dialog>
  );
}
