import { checkFields } from "#core/validation.ts";
import type { CallForm } from "#platform/forms/call-form.ts";
import { rulesOf } from "#platform/forms/schema-rule.ts";
import { type LoggedInResponse, updateContactInfoCall } from "../../contract.ts";
import { contactInfo } from "../../domain/contact-info.ts";
import type { CurrentUser } from "../../domain/current-user.ts";

export type ContactValues = Record<
  | "first_name"
  | "last_name"
  | "phone_number"
  | "language"
  | "company_name"
  | "company_code"
  | "vat_code",
  string
>;

const { language: _, ...judged } = rulesOf(contactInfo.shape);

export const contactForm: CallForm<ContactValues, LoggedInResponse> = {
  blank: {
    first_name: "",
    last_name: "",
    phone_number: "",
    language: "",
    company_name: "",
    company_code: "",
    vat_code: "",
  },
  validate: (values) => checkFields(values, judged),
  // Nothing chosen: the language of another shop of ours, which this one does not speak, is kept.
  send: (make, { language, ...info }) =>
    make(updateContactInfoCall, { ...info, ...(language && { language }) }),
};

/** A language that this shop does not speak is not among its choices. */
export function contactValues(user: CurrentUser, languages: readonly string[]): ContactValues {
  const { first_name, last_name, phone_number, company_name, company_code, vat_code } = user;
  const language = languages.includes(user.language) ? user.language : "";
  return { first_name, last_name, phone_number, language, company_name, company_code, vat_code };
}
