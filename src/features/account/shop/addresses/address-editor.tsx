import { useState } from "react";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { RefusedForm } from "#platform/forms/call-form.ts";
import { FormProblem } from "#platform/forms/form-problem.tsx";
import { useCallForm } from "#platform/forms/use-call-form.ts";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import type { SavedAddress } from "../../contract.ts";
import { AddressFields } from "./address-fields.tsx";
import { type AddressValues, addressForm, addressValues } from "./address-form.ts";

export type AddressEditorProps = {
  /** The address to edit; if missing, a new one is created. */
  address?: SavedAddress | undefined;
  /** Known values of a new address. */
  known?: Partial<AddressValues>;
  offerDefault: boolean;
  onSaved: (address: SavedAddress) => void | Promise<void>;
  /** Where the form is posted without script, and the answer. */
  action?: string;
  posted?: RefusedForm | undefined;
};

/** Independent of where it is shown: on a page, in a modal or in a checkout step. */
export function AddressEditor(props: AddressEditorProps) {
  const { address, known, offerDefault, onSaved, action, posted } = props;
  const t = useT();
  const { countries, default_country_id } = useShell().config.site;
  const [description] = useState(() => addressForm(countries, address?.id));
  const form = useCallForm(description, {
    initial: address
      ? addressValues(address, countries)
      : { country_id: String(default_country_id), ...known },
    posted,
    onDone: (answer) => onSaved(answer.address),
  });
  return (
    <Form
      form={form}
      label={t(address ? "account.addresses.edit" : "account.addresses.new")}
      {...(action && { action })}
    >
      <AddressFields form={form} countries={countries} offerDefault={offerDefault} />
      <FormProblem form={form} />
      <SubmitButton form={form}>{t("account.addresses.save")}</SubmitButton>
    </Form>
  );
}
