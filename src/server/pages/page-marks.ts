import type { Edit } from "./document-bytes.ts";

/** `cards`: the policy allows Stripe (`load-card-page.ts`). `silent`: it allows no service (`silent-document.ts`). */
export type PageMark = "cards" | "silent";

/** Writes marks onto the html element; they hold as long as the browser keeps the document. */
export function markEdits(marks: readonly PageMark[]): Edit[] {
  if (marks.length === 0) return [];
  const attributes = marks.map((mark) => `data-${mark}="" `).join("");
  return [{ from: "<html ", to: `<html ${attributes}`, once: true }];
}
