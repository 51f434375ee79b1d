import * as z from "zod/mini";
import { newPassword } from "./password-rule.ts";
import { emailAddress, optionalPhoneNumber, personName } from "./person-fields.ts";

/** Product notes §7: what a visitor enters to become a customer. */
export const registration = z.object({
  email: emailAddress,
  password: newPassword,
  first_name: personName,
  last_name: personName,
  phone_number: optionalPhoneNumber,
  terms: z.literal(true, "validation.required"),
  subscribed: z._default(z.boolean(), false),
});
export type Registration = z.output<typeof registration>;
