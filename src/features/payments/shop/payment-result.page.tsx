import { useEffect, useState } from "react";
import { redirect, useNavigate } from "react-router";
import { notifyAllTabs } from "#features/account/shop/session/other-tabs.ts";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { tryCall } from "#platform/client/call-api.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import { leavePaymentCall } from "../contract.ts";
import { canTryAgain, type PaymentResult, resultOf } from "../domain/payment-result.ts";
import { isPaid, type PaymentStatus } from "../domain/payment-status.ts";
import type { Route } from "./+types/payment-result.page.ts";
import { payerContext } from "./payer.context.ts";
import { paymentsContext } from "./payments.context.ts";
import { PaymentOutcome } from "./result/payment-outcome.tsx";
import { useReturnPaths } from "./return-paths.ts";
import { usePaymentPolling } from "./use-payment-polling.ts";

export const handle = { layout: "payment" } satisfies PageHandle;

/**
 * Product notes §3 "payment-accept": shows the visitor's own payment, otherwise goes home. The address says only
 * where the payer came from; what happened is read from the server.
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

/** Product notes §4: once the money is here or on its way, a payer from a page that waits for it is sent back there. */
function useRedirectWhenPaid(reference: string, status: PaymentStatus): void {
  const navigate = useNavigate();
  const { language } = useShell();
  const done = useReturnPaths(reference)?.done;
  const isOn = status === "pending" || (isPaid(status) && status !== "refunded");
  useEffect(() => {
    if (done && isOn) void navigate(`/${language}${done}`, { replace: true });
  }, [done, isOn, language, navigate]);
}

/** A payer who returns without paying gets the cart's goods back, and the header's count is updated; true once done. */
function useLeftPayment(reference: string, result: PaymentResult): boolean {
  const isLeft = canTryAgain(result);
  const [isInCart, setInCart] = useState(false);
  useEffect(() => {
    if (!isLeft) return;
    void tryCall(leavePaymentCall, { reference }).then((left) => {
      if (!left.ok || !left.output.returned) return;
      setInCart(true);
      notifyAllTabs("cart_changed");
    });
  }, [isLeft, reference]);
  return isInCart;
}
