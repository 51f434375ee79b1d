/** Tells the browser that the page's policy lets Stripe in (`load-card-page.ts`). */
export function markCardPage(html: Buffer): Buffer {
  return Buffer.from(html.toString("latin1").replace("<html ", '<html data-cards="" '), "latin1");
}
