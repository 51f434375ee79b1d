import { loadWhole } from "#features/sites/shop/load-whole.ts";
import { tellsNobody } from "../domain/tells-nobody.ts";

/** Put there by the server, together with a policy that lets none of the services in. */
export const isSilentDocument = () => document.documentElement.dataset.silent !== undefined;

/** From now on scripts of others run here, and see where one goes. */
export const markTold = () => {
  document.documentElement.dataset.told = "";
};
const isTold = () => document.documentElement.dataset.told !== undefined;

/** A page that tells nobody is loaded whole, before its address stands where the services' scripts see it. */
export function leaveServices({ request }: { request: Request }): void {
  const isSeen = request.method === "GET" && isTold();
  if (isSeen && tellsNobody(new URL(request.url).pathname)) throw loadWhole(request);
}
