import { type FormEvent, useState } from "react";
import { keyUnder } from "#core/message-key.ts";
import type { Translate } from "#i18n/translator.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { useStep } from "#office-ui/calls/use-step.ts";
import { openRecordDialog } from "#office-ui/form/record-dialog.tsx";
import { openConfirm } from "#office-ui/page/confirm-dialog.tsx";
import { ProblemNotice } from "#office-ui/page/problem-notice.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import {
  type CustomerContact,
  changeCustomerEmailCall,
  editCustomerCall,
  eraseCustomerCall,
  type StaffCustomer,
} from "../../staff-calls.ts";

type DialogProps = { customer: StaffCustomer; onDone: () => unknown };

const EMAIL = "office-customer-email";

const CONTACT: readonly (keyof CustomerContact)[] = [
  "first_name",
  "last_name",
  "phone_number",
  "company_name",
  "company_code",
  "vat_code",
];

export const openContact = ({ id, contact }: StaffCustomer, title: string) =>
  openRecordDialog<CustomerContact>({
    title,
    record: `customer:${id}`,
    loaded: contact,
    keyOf: (name) => keyUnder("office.customers.fields", name),
    fields: CONTACT.map((name) => ({ name, kind: "text" })),
    save: (edit) => callApi(editCustomerCall, { id, ...edit }),
  });
export const openEmailChange = (props: DialogProps) => openModal(EMAIL, <EmailDialog {...props} />);
export const openErase = ({ id, name }: StaffCustomer, t: Translate) =>
  openConfirm({
    title: t("office.customers.erase_title", { name: name || `#${id}` }),
    text: t("office.customers.erase_text"),
    send: t("office.customers.erase_send"),
    done: t("office.customers.erase_done"),
    onConfirm: () => callStaff(eraseCustomerCall, { id }),
  });

function EmailDialog({ customer, onDone }: DialogProps) {
  const t = useT();
  const [email, setEmail] = useState("");
  const { busy, problem, run } = useStep();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await callStaff(changeCustomerEmailCall, { id: customer.id, email: email.trim() });
      closeModal(EMAIL);
      showToast({ kind: "good", text: t("office.customers.email_sent") });
      await onDone();
    });
  };
  return (
    <Dialog
      title={t("office.customers.change_email")}
      size="narrow"
      footer={
        <Button variant="go" type="submit" form={EMAIL} busy={busy}>
          {t("office.customers.email_send")}
        </Button>
      }
    >
      <form id={EMAIL} className="grid grid-cols-1 gap-3" onSubmit={send}>
        <p className="text-ink-2">{t("office.customers.email_text")}</p>
        <TextField
          label={t("office.customers.email_new")}
          type="email"
          autoFocus
          required
          maxLength={200}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <ProblemNotice problem={problem} />
      </form>
    </Dialog>
  );
}
