import { checkFields } from "#core/validation.ts";
import type { CallForm } from "#features/sites/shop/forms/call-form.ts";
import { givenPassword, newPassword } from "../../domain/password-rule.ts";
import { rulesOf } from "../../domain/schema-rule.ts";
import { changePasswordRequest, type LoggedInAnswer } from "../../requests.ts";

const rules = rulesOf({ current_password: givenPassword, new_password: newPassword });

export const passwordForm: CallForm<
  { current_password: string; new_password: string },
  LoggedInAnswer
> = {
  blank: { current_password: "", new_password: "" },
  validate: (values) => checkFields(values, rules),
  send: (make, values) => make(changePasswordRequest, values),
};
