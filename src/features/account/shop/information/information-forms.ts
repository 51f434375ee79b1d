import { redirect } from "react-router";
import { checkFields } from "#core/validation.ts";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import type { CallForm } from "#platform/forms/call-form.ts";
import { postForm } from "#platform/forms/post-form.ts";
import { rulesOf } from "#platform/forms/schema-rule.ts";
import { notFound, PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import {
  type CurrentUser,
  changeEmailCall,
  changePasswordCall,
  deleteAccountCall,
  type LoggedInResponse,
  updateContactInfoCall,
  updateParcelMailsCall,
  updateSubscriptionCall,
} from "../../contract.ts";
import { contactInfo } from "../../domain/contact-info.ts";
import type { ParcelMails } from "../../domain/parcel-mails.ts";
import { enteredPassword, newPassword } from "../../domain/password-rule.ts";
import { emailAddress } from "../../domain/person-fields.ts";

export type InformationForm =
  | "contact"
  | "email"
  | "password"
  | "newsletter"
  | "parcel-mails"
  | "erase";

/** The URL to which a form is posted without script; it tells the page which form was sent. */
export const postedTo = (form: InformationForm) => `?form=${form}`;

const eraseRules = rulesOf({ password: enteredPassword });

export const eraseForm: CallForm<{ password: string }, { status: true }> = {
  blank: { password: "" },
  validate: (values) => checkFields(values, eraseRules),
  send: (make, values) => make(deleteAccountCall, values),
};

export const parcelMailsForm: CallForm<{ parcel_mails: ParcelMails }, { status: true }> = {
  blank: { parcel_mails: "main" },
  validate: () => ({}),
  send: (make, values) => make(updateParcelMailsCall, values),
};

/** A form without inputs: the button's text says what is sent. */
export const newsletterForm: CallForm<{ subscribed: boolean }, { status: true }> = {
  blank: { subscribed: false },
  validate: () => ({}),
  send: (make, values) => make(updateSubscriptionCall, values),
};

const passwordRules = rulesOf({ current_password: enteredPassword, new_password: newPassword });

export const passwordForm: CallForm<
  { current_password: string; new_password: string },
  LoggedInResponse
> = {
  blank: { current_password: "", new_password: "" },
  validate: (values) => checkFields(values, passwordRules),
  send: (make, values) => make(changePasswordCall, values),
};

const blankEmail = { email: "", password: "" };
const emailRules = rulesOf({ email: emailAddress, password: enteredPassword });

export const emailForm: CallForm<typeof blankEmail, { status: true }> = {
  blank: blankEmail,
  validate: (values) => checkFields(values, emailRules),
  send: (make, values, language) => make(changeEmailCall, { ...values, language }),
};

type ContactValues = Record<
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
  // Empty if the account's language is one that this shop does not offer: then it stays unchanged.
  send: (make, { language, ...info }) =>
    make(updateContactInfoCall, { ...info, ...(language && { language }) }),
};

/** A language that this shop does not offer is not among the options. */
export function contactValues(user: CurrentUser, languages: readonly string[]): ContactValues {
  const { first_name, last_name, phone_number, company_name, company_code, vat_code } = user;
  const language = languages.includes(user.language) ? user.language : "";
  return { first_name, last_name, phone_number, language, company_name, company_code, vat_code };
}

type ActionArgs = Parameters<typeof postForm>[0];

const POST = {
  contact: (args: ActionArgs) => postForm(args, contactForm),
  email: (args: ActionArgs) => postForm(args, emailForm),
  password: (args: ActionArgs) => postForm(args, passwordForm),
  newsletter: (args: ActionArgs) => postForm(args, newsletterForm),
  "parcel-mails": (args: ActionArgs) => postForm(args, parcelMailsForm),
  erase: (args: ActionArgs) => postForm(args, eraseForm),
};

const isForm = (name: string | null): name is InformationForm =>
  name !== null && Object.hasOwn(POST, name);

/** Handles forms without script: shows the page again with errors, or redirects with a message about what was done. */
export async function postInformation(args: ActionArgs) {
  const name = new URL(args.request.url).searchParams.get("form");
  if (!isForm(name)) throw notFound();
  const posted = await POST[name](args);
  if (!posted.ok) return posted.answer;
  const target = name === "erase" ? "/" : `/account-information?done=${name}`;
  throw redirect(localisePath(target, posted.language), { status: 303, headers: PERSONAL_HEADERS });
}
