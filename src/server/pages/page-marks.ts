import type { DocumentText } from "./document-text.ts";

/** `cards`: the page's policy lets Stripe in (`load-card-page.ts`). `silent`: it lets no service in (`silent-document.ts`). */
export type PageMark = "cards" | "silent";

/** Tells the browser what holds for the document, for as long as it lives. */
export function markPage(html: DocumentText, marks: readonly PageMark[]): DocumentText {
  if (marks.length === 0) return html;
  const attributes = marks.map((mark) => `data-${mark}="" `).join("");
  return html.replace("<html ", `<html ${attributes}`);
}
