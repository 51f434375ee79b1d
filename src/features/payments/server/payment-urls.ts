import type { PaymentToStart } from "#ports/payments.ts";
import type { PaymentInput } from "./payment-input.ts";
import { type PaymentsDeps, payableOf } from "./payments-deps.ts";
import type { OutsideProvider } from "./provider.ts";
import { webhookPath } from "./webhook-calls.ts";

export type PaymentUrls = Pick<PaymentToStart, "acceptUrl" | "cancelUrl" | "callbackUrl">;

/** Where payers come back to, and where messages go. The pages believe nothing of it but the reference. */
export function paymentUrls(
  deps: Pick<PaymentsDeps, "linkTo" | "payables">,
  input: Pick<PaymentInput, "kind" | "subjectId" | "site" | "payer">,
  { reference, provider }: { reference: string; provider: OutsideProvider },
): PaymentUrls {
  const { linkTo } = deps;
  const { site, payer } = input;
  const { resultsPath = "/payment", isLink } = payableOf(deps, input.kind);
  const query = `reference=${reference}${isLink ? `&id=${input.subjectId}` : ""}`;
  const page = (name: string) =>
    linkTo(payer.site, payer.language, `${resultsPath}/${name}?${query}`);
  return {
    acceptUrl: page("accept"),
    cancelUrl: page("decline"),
    callbackUrl: linkTo(site, undefined, webhookPath(provider)),
  };
}
