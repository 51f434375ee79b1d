import { loadDocument } from "#platform/pages/load-document.ts";
import { isUntrackedPage } from "#platform/pages/page-rules.ts";

/** Set by the server, together with a content security policy that blocks all services. */
export const isSilentDocument = () => document.documentElement.dataset.silent !== undefined;

/** From now on third-party scripts run in this document and can see its URL. */
export const markTracked = () => {
  document.documentElement.dataset.told = "";
};
const isTracked = () => document.documentElement.dataset.told !== undefined;

/** Loads an untracked page as a new document, before the services' scripts can see its URL. */
export function leaveServices({ request }: { request: Request }): void {
  const isSeen = request.method === "GET" && isTracked();
  if (isSeen && isUntrackedPage(new URL(request.url).pathname)) throw loadDocument(request);
}
