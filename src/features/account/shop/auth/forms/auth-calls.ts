import { checkFields } from "#core/validation.ts";
import { type CallForm, unchecked } from "#platform/forms/call-form.ts";
import { ruleOf } from "#platform/forms/schema-rule.ts";
import type { CallResult, MakeCall } from "#platform/pages/calls.context.ts";
import {
  type CurrentUser,
  checkClientCall,
  type LoggedInResponse,
  loginCall,
  registerCall,
  requestResetCall,
} from "../../../contract.ts";
import { enteredPassword, newPassword } from "../../../domain/password-rule.ts";
import { emailAddress, optionalPhoneNumber, personName } from "../../../domain/person-fields.ts";

const blankLogin = { email: "", password: "" };

export const loginForm: CallForm<typeof blankLogin, LoggedInResponse> = {
  blank: blankLogin,
  validate: (values) =>
    checkFields(values, { email: [ruleOf(emailAddress)], password: [ruleOf(enteredPassword)] }),
  send: (make, values, language) => make(loginCall, { ...values, language }),
};

const blankForgot = { email: "" };

export const forgotForm: CallForm<typeof blankForgot, { status: true }> = {
  blank: blankForgot,
  validate: (values) => checkFields(values, { email: [ruleOf(emailAddress)] }),
  send: (make, { email }, language) => make(requestResetCall, { email, language }),
};

const blankRegister = {
  email: "",
  password: "",
  first_name: "",
  last_name: "",
  phone_number: "",
  terms: false,
  subscribed: false,
};
type RegisterValues = typeof blankRegister;

/** SPEC §4 "Registration". */
export type Registered =
  | { outcome: "password_sent" }
  | { outcome: "registered"; user: CurrentUser };

const EXISTS = "auth.forms.user_already_exists";

export const registerForm: CallForm<RegisterValues, Registered> = {
  blank: blankRegister,
  validate: (values) =>
    checkFields(values, {
      email: [ruleOf(emailAddress)],
      password: [ruleOf(newPassword)],
      first_name: [ruleOf(personName)],
      last_name: [ruleOf(personName)],
      phone_number: [ruleOf(optionalPhoneNumber)],
      terms: [(ticked) => (ticked ? undefined : { key: "validation.required" })],
    }),
  send: register,
};

declare module "#platform/events/app-events.ts" {
  interface AppEvents {
    login: object;
    sign_up: object;
  }
}

async function register(
  make: MakeCall,
  values: RegisterValues,
  language: string,
): Promise<CallResult<Registered>> {
  const checked = await make(checkClientCall, { email: values.email, language });
  if (!checked.ok) return checked;
  if (checked.output.new_password_has_been_sent) {
    return { ok: true, output: { outcome: "password_sent" } };
  }
  if (checked.output.found) {
    return { ok: false, httpStatus: 409, message: EXISTS, errors: { email: [EXISTS] } };
  }
  const terms = unchecked<true>(values.terms);
  const made = await make(registerCall, { ...values, terms, language });
  return made.ok ? { ok: true, output: { outcome: "registered", user: made.output.user } } : made;
}
