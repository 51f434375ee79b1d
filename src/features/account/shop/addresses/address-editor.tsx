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
  /** The one that is changed; without it a new one is made. */
  address?: SavedAddress | undefined;
  /** What is known of a new one already. */
  known?: Partial<AddressValues>;
  offerDefault: boolean;
  onSaved: (address: SavedAddress) => void | Promise<void>;
  /** Where it is posted to without script, and what came of it. */
  action?: string;
  posted?: RefusedForm | undefined;
};

/** Knows nothing of what stands around it: a page, a modal, a step of the checkout. */
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
