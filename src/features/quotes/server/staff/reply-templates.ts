import { keysOf } from "#core/record.ts";
import type { Translate } from "#i18n/translator.ts";
import { REPLY_TEMPLATES, templatesOf } from "../../domain/reply-templates.ts";
import type { StaffQuote } from "../../staff-calls.ts";

/** The prepared texts in the customer's language, or as the site changed them. */
export const writeTemplates = (
  t: Translate,
  lines: readonly { name: string }[],
): StaffQuote["templates"] => {
  const goods = lines.map(({ name }) => name).join(", ");
  return keysOf(REPLY_TEMPLATES).flatMap((kind) =>
    templatesOf(kind).map((key) => ({ kind, key, text: t(`mail.quote_reply.${key}`, { goods }) })),
  );
};
