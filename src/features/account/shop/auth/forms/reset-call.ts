import { checkFields } from "#core/validation.ts";
import type { CallForm } from "#platform/forms/call-form.ts";
import { ruleOf } from "#platform/forms/schema-rule.ts";
import { newPassword } from "../../../domain/password-rule.ts";
import { type LoggedInResponse, resetPasswordRequest } from "../../../requests.ts";

const blank = { password: "" };

/** The token is the address's, not the form's. */
export const resetForm = (token: string): CallForm<typeof blank, LoggedInResponse> => ({
  blank,
  validate,
  send: (make, { password }) => make(resetPasswordRequest, { token, password }),
});

const validate = (values: typeof blank) => checkFields(values, { password: [ruleOf(newPassword)] });
