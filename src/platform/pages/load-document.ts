import { redirectDocument } from "react-router";

/**
 * The first page's content security policy, and the scripts it allowed, stay during client-side navigation; so this
 * page is loaded as a new document.
 */
export function loadDocument({ url }: Request): Response {
  // A visitor who comes back to a page from the browser's cache would find it still navigating here, so it reloads.
  window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.reload());
  return redirectDocument(url);
}
