import { checkFields } from "#core/validation.ts";
import type { CallForm } from "#features/sites/shop/forms/call-form.ts";
import { emailAddress } from "../../../domain/person-fields.ts";
import { ruleOf } from "../../../domain/schema-rule.ts";
import { requestResetRequest } from "../../../requests.ts";

const blank = { email: "" };

export const forgotForm: CallForm<typeof blank, { status: true }> = {
  blank,
  validate: (values) => checkFields(values, { email: [ruleOf(emailAddress)] }),
  send: (make, { email }, language) => make(requestResetRequest, { email, language }),
};
