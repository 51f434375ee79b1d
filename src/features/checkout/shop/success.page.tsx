import { useEffect } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { fetchCart } from "#features/cart/shop/state/cart.store.ts";
import { isPaid } from "#features/payments/domain/payment-status.ts";
import { usePaymentPolling } from "#features/payments/shop/use-payment-polling.ts";
import { useLanguageId, useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import type { CheckoutData } from "../contract.ts";
import type { Route } from "./+types/success.page.ts";
import { loadStep } from "./frame/load-step.ts";
import { OrderPlaced } from "./success/order-placed.tsx";

export const handle = { layout: "payment" } satisfies PageHandle;

export const loader = (args: Route.LoaderArgs) => loadStep(args, "success");

export default function SuccessRoute({ loaderData: { data, today } }: Route.ComponentProps) {
  const t = useT();
  const language_id = useLanguageId();
  usePaid(data);
  // The cart no longer has the goods; this updates the header.
  useEffect(() => void fetchCart({ language_id }), [language_id]);
  return (
    <div className="page pt-8">
      <PageHead title={t("checkout.title.success")} />
      <OrderPlaced data={data} today={today} />
    </div>
  );
}

/** Waits for pending money; if it does not arrive, the payment's own page says what to do. */
function usePaid({ order }: CheckoutData): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { language } = useShell();
  const reference = order?.payment_reference ?? "";
  usePaymentPolling(reference, reference === "" ? "succeeded" : "pending", (now) => {
    if (isPaid(now)) void revalidate();
    else void navigate(`/${language}/payment/accept?reference=${reference}`, { replace: true });
  });
}
