import { loadDocument } from "#platform/pages/load-document.ts";

/** The server sets this attribute together with the policy that allows Stripe. */
const letsStripeIn = () => document.documentElement.dataset.cards !== undefined;

type CardPageArgs<Data> = { request: Request; serverLoader: () => Promise<Data> };

/** A document whose policy blocks Stripe is reloaded as a whole. */
export async function loadCardPage<Data>({ request, serverLoader }: CardPageArgs<Data>) {
  if (letsStripeIn()) return serverLoader();
  throw loadDocument(request);
}
