/** Prepared texts for a question about a quote and for declining it. Sites change them among the texts of mails. */
export const REPLY_TEMPLATES = {
  ask: ["size", "price", "link", "photo"],
  decline: ["not_sent", "sold_out", "not_carried", "not_found"],
} as const;
export type ReplyKind = keyof typeof REPLY_TEMPLATES;
type ReplyTemplate = (typeof REPLY_TEMPLATES)[ReplyKind][number];

export const templatesOf = (kind: ReplyKind): readonly ReplyTemplate[] => REPLY_TEMPLATES[kind];
