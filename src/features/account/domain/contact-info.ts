import * as z from "zod/mini";
import { optionalLine, optionalPhoneNumber, personName } from "./person-fields.ts";

/** Product notes §5: a VAT number is checked by format alone. */
const VAT_CODE = /^[A-Z]{2}[A-Z0-9]{2,13}$|^\d{9,15}$/;

/** For invoices. */
export const companyFields = {
  company_name: optionalLine(200),
  company_code: optionalLine(30),
  vat_code: z._default(
    z.string("validation.invalid").check(
      z.trim(),
      z.toUpperCase(),
      z.refine((text) => text === "" || VAT_CODE.test(text), "validation.vat_code"),
    ),
    "",
  ),
};

export const contactInfo = z.object({
  first_name: personName,
  last_name: personName,
  phone_number: optionalPhoneNumber,
  language: z.optional(z.string().check(z.regex(/^[a-z]{2}$/, "validation.invalid"))),
  ...companyFields,
});
export type ContactInfoInput = z.output<typeof contactInfo>;
