import { loadDocument } from "#platform/pages/load-document.ts";

/** Put onto the document by the server, together with the policy that lets Stripe in. */
const letsStripeIn = () => document.documentElement.dataset.cards !== undefined;

type CardPageArgs<Data> = { request: Request; serverLoader: () => Promise<Data> };

/** Whoever comes from a page that keeps Stripe out loads this one whole. */
export async function loadCardPage<Data>({ request, serverLoader }: CardPageArgs<Data>) {
  if (letsStripeIn()) return serverLoader();
  throw loadDocument(request);
}
