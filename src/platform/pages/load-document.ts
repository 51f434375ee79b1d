import { redirectDocument } from "react-router";

/** The policy of the first page, and whoever it let in, stay for all that are gone to from there: this one is loaded anew. */
export function loadDocument({ url }: Request): Response {
  // Whoever comes back to a page that the browser cached finds it still on its way here.
  window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.reload());
  return redirectDocument(url);
}
