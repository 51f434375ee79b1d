/** `cards`: the page's policy lets Stripe in (`load-card-page.ts`). `silent`: it lets no service in (`silent-document.ts`). */
export type PageMark = "cards" | "silent";

/** Tells the browser what holds for the document, for as long as it lives. */
export function markPage(html: NonSharedBuffer, marks: readonly PageMark[]): NonSharedBuffer {
  if (marks.length === 0) return html;
  const attributes = marks.map((mark) => `data-${mark}="" `).join("");
  return Buffer.from(html.toString("latin1").replace("<html ", `<html ${attributes}`), "latin1");
}
