import * as z from "zod/mini";
import { LANGUAGES } from "#i18n/languages.ts";

/** A language that the shop supports: code that formats texts and dates throws for any other. */
export const languageCode = z
  .string("validation.invalid")
  .check(z.regex(new RegExp(`^(?:${LANGUAGES.join("|")})$`), "validation.invalid"));
