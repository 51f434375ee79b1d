import { checkFields } from "#core/validation.ts";
import type { CallForm } from "#platform/forms/call-form.ts";
import { rulesOf } from "#platform/forms/schema-rule.ts";
import { deleteAccountCall } from "../../contract.ts";
import { enteredPassword } from "../../domain/password-rule.ts";

const rules = rulesOf({ password: enteredPassword });

export const eraseForm: CallForm<{ password: string }, { status: true }> = {
  blank: { password: "" },
  validate: (values) => checkFields(values, rules),
  send: (make, values) => make(deleteAccountCall, values),
};
