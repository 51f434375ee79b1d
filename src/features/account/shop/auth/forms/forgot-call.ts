import { checkFields } from "#core/validation.ts";
import type { CallForm } from "#platform/forms/call-form.ts";
import { ruleOf } from "#platform/forms/schema-rule.ts";
import { requestResetCall } from "../../../contract.ts";
import { emailAddress } from "../../../domain/person-fields.ts";

const blank = { email: "" };

export const forgotForm: CallForm<typeof blank, { status: true }> = {
  blank,
  validate: (values) => checkFields(values, { email: [ruleOf(emailAddress)] }),
  send: (make, { email }, language) => make(requestResetCall, { email, language }),
};
