import { checkFields } from "#core/validation.ts";
import type { CallForm } from "#features/sites/shop/forms/call-form.ts";
import { enteredPassword } from "../../domain/password-rule.ts";
import { rulesOf } from "../../domain/schema-rule.ts";
import { deleteAccountRequest } from "../../requests.ts";

const rules = rulesOf({ password: enteredPassword });

export const eraseForm: CallForm<{ password: string }, { status: true }> = {
  blank: { password: "" },
  validate: (values) => checkFields(values, rules),
  send: (make, values) => make(deleteAccountRequest, values),
};
