import { fail, type Result } from "#core/result.ts";
import type { ProviderId } from "#features/payments/domain/payment-provider.ts";
import type { PaymentMethod } from "#features/payments/server/list-methods.ts";
import type {
  PaymentInput,
  PayProblem,
  PayResult,
} from "#features/payments/server/payment-input.ts";
import type { Site } from "#features/sites/domain/site.ts";
import { forwardNumber } from "../../domain/forward-status.ts";
import { type ForwardRequest, selectRequest } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { FORWARD_REQUEST } from "./forward-payable.ts";

export type PayDeps = ForwardingDeps & {
  startPayment: (input: PaymentInput) => Promise<Result<PayResult, PayProblem>>;
  listMethods: (site: Site, countryId?: number) => Promise<PaymentMethod[]>;
  /** A payment whose money may come any moment. */
  findUnderWay: (requestId: number) => Promise<{ requestKey: string | null } | undefined>;
};

export type RequestToPay = {
  request: ForwardRequest;
  provider: ProviderId;
  payer: Pick<PaymentInput, "customer" | "language" | "returnSite">;
  token?: string | undefined;
  requestKey?: string | undefined;
};

export type PayRequestProblem =
  | PayProblem
  | "forwarding.errors.not_payable"
  | "forwarding.errors.being_paid";

/**
 * What was chosen is what is paid: in euros, by the methods and fees of the site and the country. While
 * money is on its way only the call that sent it may ask again.
 */
export async function payRequest(
  deps: PayDeps,
  { request: asked, provider, payer, token, requestKey }: RequestToPay,
): Promise<Result<PayResult, PayRequestProblem>> {
  const underWay = await deps.findUnderWay(asked.id);
  if (underWay && underWay.requestKey !== requestKey) return fail("forwarding.errors.being_paid");
  // Read only now: a payment whose message was late may just have been found.
  const request = await selectRequest(deps.db, asked.id);
  if (request?.status !== "awaiting_payment") return fail("forwarding.errors.not_payable");
  const site = deps.findSite(request.siteId);
  return deps.startPayment({
    kind: FORWARD_REQUEST,
    subjectId: String(request.id),
    amountCents: request.dueCents,
    currency: "EUR",
    description: `${site.name} ${forwardNumber(request.id)}`,
    provider,
    site,
    countryId: request.address?.countryId,
    ...payer,
    token,
    requestKey,
  });
}

export const listPayMethods = (
  deps: PayDeps,
  { siteId, address }: ForwardRequest,
): Promise<PaymentMethod[]> => deps.listMethods(deps.findSite(siteId), address?.countryId);
