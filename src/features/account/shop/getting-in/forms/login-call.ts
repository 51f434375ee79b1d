import { checkFields } from "#core/validation.ts";
import type { CallForm } from "#features/sites/shop/forms/call-form.ts";
import { givenPassword } from "../../../domain/password-rule.ts";
import { emailAddress } from "../../../domain/person-fields.ts";
import { ruleOf } from "../../../domain/schema-rule.ts";
import { type LoggedInAnswer, loginRequest } from "../../../requests.ts";

const blank = { email: "", password: "" };

export const loginForm: CallForm<typeof blank, LoggedInAnswer> = {
  blank,
  validate: (values) =>
    checkFields(values, { email: [ruleOf(emailAddress)], password: [ruleOf(givenPassword)] }),
  send: (make, values, language) => make(loginRequest, { ...values, language }),
};
