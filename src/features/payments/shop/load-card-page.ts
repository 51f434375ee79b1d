import { redirectDocument } from "react-router";

/** Put onto the document by the server, together with the policy that lets Stripe in. */
const letsStripeIn = () => document.documentElement.dataset.cards !== undefined;

type CardPageArgs<Data> = { request: Request; serverLoader: () => Promise<Data> };

/**
 * The policy of the first page holds for all that are gone to from there. So whoever comes from a page
 * that keeps Stripe out loads this one whole.
 */
export async function loadCardPage<Data>({ request, serverLoader }: CardPageArgs<Data>) {
  if (letsStripeIn()) return serverLoader();
  // Whoever comes back to a page that the browser kept finds it still on its way here.
  window.addEventListener("pageshow", ({ persisted }) => persisted && window.location.reload());
  throw redirectDocument(request.url);
}
