/** Enough of an answer to know whether it is the right one; anything after a list is left to its own page. */
export function firstParagraph(html: string): string {
  const end = html.indexOf("</p>");
  return end < 0 ? html : html.slice(0, end + "</p>".length);
}
