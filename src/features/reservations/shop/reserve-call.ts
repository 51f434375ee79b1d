import { checkFields, required } from "#core/validation.ts";
import { emailAddress, personName, phoneNumber } from "#features/account/domain/person-fields.ts";
import { type CallForm, unchecked } from "#platform/forms/call-form.ts";
import { ruleOf } from "#platform/forms/schema-rule.ts";
import { reserveCall } from "../contract.ts";

const blank = {
  phone_id: "",
  first_name: "",
  last_name: "",
  email: "",
  phone_number: "",
  terms: false,
};
export type ReserveValues = typeof blank;

export const reserveForm: CallForm<ReserveValues, { confirm_until: string }> = {
  blank,
  validate: (values) =>
    checkFields(values, {
      phone_id: [required],
      first_name: [ruleOf(personName)],
      last_name: [ruleOf(personName)],
      email: [ruleOf(emailAddress)],
      phone_number: [ruleOf(phoneNumber)],
      terms: [required],
    }),
  send: (make, { phone_id, terms, ...person }, language) =>
    make(reserveCall, {
      ...person,
      phone_id: Number(phone_id),
      terms: unchecked<true>(terms),
      language,
    }),
};
