/** Enough of a rendered answer to know whether it is the right one; what follows a list is left to its page. */
export function firstParagraph(html: string): string {
  const end = html.indexOf("</p>");
  return end < 0 ? html : html.slice(0, end + "</p>".length);
}
