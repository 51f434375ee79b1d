import { checkFields } from "#core/validation.ts";
import type { CallForm } from "#platform/forms/call-form.ts";
import { ruleOf } from "#platform/forms/schema-rule.ts";
import { type LoggedInResponse, loginCall } from "../../../contract.ts";
import { enteredPassword } from "../../../domain/password-rule.ts";
import { emailAddress } from "../../../domain/person-fields.ts";

const blank = { email: "", password: "" };

export const loginForm: CallForm<typeof blank, LoggedInResponse> = {
  blank,
  validate: (values) =>
    checkFields(values, { email: [ruleOf(emailAddress)], password: [ruleOf(enteredPassword)] }),
  send: (make, values, language) => make(loginCall, { ...values, language }),
};
