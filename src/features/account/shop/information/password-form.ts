import { checkFields } from "#core/validation.ts";
import type { CallForm } from "#platform/forms/call-form.ts";
import { rulesOf } from "#platform/forms/schema-rule.ts";
import { changePasswordCall, type LoggedInResponse } from "../../contract.ts";
import { enteredPassword, newPassword } from "../../domain/password-rule.ts";

const rules = rulesOf({ current_password: enteredPassword, new_password: newPassword });

export const passwordForm: CallForm<
  { current_password: string; new_password: string },
  LoggedInResponse
> = {
  blank: { current_password: "", new_password: "" },
  validate: (values) => checkFields(values, rules),
  send: (make, values) => make(changePasswordCall, values),
};
