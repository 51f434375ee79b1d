import { checkFields } from "#core/validation.ts";
import type { CallForm } from "#platform/forms/call-form.ts";
import { rulesOf } from "#platform/forms/schema-rule.ts";
import { changeEmailCall } from "../../contract.ts";
import { enteredPassword } from "../../domain/password-rule.ts";
import { emailAddress } from "../../domain/person-fields.ts";

const blank = { email: "", password: "" };
const rules = rulesOf({ email: emailAddress, password: enteredPassword });

export const emailForm: CallForm<typeof blank, { status: true }> = {
  blank,
  validate: (values) => checkFields(values, rules),
  send: (make, values, language) => make(changeEmailCall, { ...values, language }),
};
