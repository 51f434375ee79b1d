import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { RecordConflict } from "#office-ui/form/record-conflict.tsx";
import { useRecordForm } from "#office-ui/form/use-record-form.ts";
import { ProblemNotice } from "#office-ui/page/problem-notice.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import type { StaffOrder } from "../../staff-calls.ts";
import { editDeliveryCall, type StaffDelivery } from "../../steps/staff-calls.ts";

const ID = "office-order-address";

type AddressDialogProps = { order: StaffOrder };

export const openAddress = (props: AddressDialogProps) =>
  openModal(ID, <AddressDialog {...props} />);

const FIELDS = [
  "first_name",
  "last_name",
  "first_address",
  "zip",
  "city",
  "phone_number",
  "email",
] as const satisfies readonly (keyof StaffDelivery)[];

/** To whom it goes, until it is shipped. */
function AddressDialog({ order }: AddressDialogProps) {
  const t = useT();
  const { address, email } = order;
  const loaded: StaffDelivery = {
    email: email ?? "",
    first_name: address?.first_name ?? "",
    last_name: address?.last_name ?? "",
    first_address: address?.first_address ?? "",
    city: address?.city ?? "",
    zip: address?.zip ?? "",
    phone_number: address?.phone_number ?? "",
  };
  const form = useRecordForm<StaffDelivery>({
    record: `order-delivery:${order.id}`,
    loaded,
    save: async (edit) => {
      await callApi(editDeliveryCall, { id: order.id, ...edit });
      closeModal(ID);
    },
  });
  const titleOf = (field: string) => t(keyUnder("office.orders.address.fields", field));
  return (
    <Dialog
      title={t("office.orders.address.title", { number: order.number })}
      footer={
        <>
          <Button
            className="at-desk"
            onClick={() => {
              form.discard();
              closeModal(ID);
            }}
          >
            {t("office.form.discard")}
          </Button>
          <Button
            variant="go"
            type="submit"
            form={ID}
            busy={form.busy}
            disabled={form.changed.length === 0}
          >
            {t("office.form.save")}
          </Button>
        </>
      }
    >
      <RecordConflict form={form} titleOf={titleOf} />
      <ProblemNotice problem={form.problem} />
      <form
        id={ID}
        className="grid gap-3 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        {FIELDS.map((name) => (
          <TextField key={name} label={titleOf(name)} {...form.text(name)} />
        ))}
      </form>
    </Dialog>
  );
}
