import { loadDocument } from "#platform/pages/load-document.ts";
import { isUntrackedPage } from "#platform/pages/page-rules.ts";

/** Put there by the server, together with a policy that lets none of the services in. */
export const isSilentDocument = () => document.documentElement.dataset.silent !== undefined;

/** From now on scripts of others run here, and see where one goes. */
export const markTracked = () => {
  document.documentElement.dataset.told = "";
};
const isTracked = () => document.documentElement.dataset.told !== undefined;

/** A page that tells nobody is loaded whole, before its address stands where the services' scripts see it. */
export function leaveServices({ request }: { request: Request }): void {
  const isSeen = request.method === "GET" && isTracked();
  if (isSeen && isUntrackedPage(new URL(request.url).pathname)) throw loadDocument(request);
}
