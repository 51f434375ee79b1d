import type { Edit } from "./document-bytes.ts";

/** `cards`: the page's policy lets Stripe in (`load-card-page.ts`). `silent`: it lets no service in (`silent-document.ts`). */
export type PageMark = "cards" | "silent";

/** Tells the browser what holds for the document, for as long as it lives. */
export function markEdits(marks: readonly PageMark[]): Edit[] {
  if (marks.length === 0) return [];
  const attributes = marks.map((mark) => `data-${mark}="" `).join("");
  return [{ from: "<html ", to: `<html ${attributes}`, once: true }];
}
