import { redirect } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { useT } from "#i18n/use-t.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { PERSONAL_HEADERS } from "#platform/pages/personal-headers.ts";
import { resultOf } from "../domain/payment-result.ts";
import type { Route } from "./+types/payment-result.page.ts";
import { payerContext } from "./payer.context.ts";
import { paymentsContext } from "./payments.context.ts";
import { PaymentOutcome } from "./result/payment-outcome.tsx";
import { useLeftPayment } from "./result/use-left-payment.ts";
import { useRedirectWhenPaid } from "./result/use-redirect-when-paid.ts";
import { usePaymentPolling } from "./use-payment-polling.ts";

export const handle = { layout: "payment" } satisfies PageHandle;

/**
 * Product notes §3 "payment-accept": one's own payment, else home. Which of the three addresses it is says only
 * where the payer came from; what happened is what the server knows.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(pageLanguageContext);
  const reference = url.searchParams.get("reference") ?? "";
  const link = url.searchParams.get("id") ?? undefined;
  const payer = { ...(await context.get(payerContext)()), link };
  const payment = await context.get(paymentsContext).showMyPayment(reference, payer);
  if (!payment)
    throw redirect(localisePath("/", language), { status: 302, headers: PERSONAL_HEADERS });
  const { status, kind, amountCents, currency, nextPath, againPath, subject } = payment;
  const cameBack = !url.pathname.endsWith("/accept");
  const paths = { nextPath, againPath };
  return { reference, status, kind, amountCents, currency, ...paths, cameBack, subject };
}

export default function PaymentResultRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { reference, status, cameBack } = loaderData;
  usePaymentPolling(reference, status);
  const result = resultOf(status, cameBack);
  useRedirectWhenPaid(reference, status);
  const isInCart = useLeftPayment(reference, result);
  return (
    <div className="page pt-8">
      <PageHead title={t(`payments.result.${result}.title`)} />
      <PaymentOutcome {...loaderData} result={result} isInCart={isInCart} />
    </div>
  );
}
