import { useNavigate, useRevalidator } from "react-router";
import { isPaid } from "#features/payments/domain/payment-status.ts";
import { usePaymentPolling } from "#features/payments/shop/use-payment-polling.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import type { CheckoutData } from "../../domain/checkout-view.ts";

/** Money on its way is waited for here; should it not come, the payment's own page says what to do. */
export function usePaid({ order }: CheckoutData): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { language } = useShell();
  const reference = order?.payment_reference ?? "";
  usePaymentPolling(reference, reference === "" ? "succeeded" : "pending", (now) => {
    if (isPaid(now)) void revalidate();
    else void navigate(`/${language}/payment/accept?reference=${reference}`, { replace: true });
  });
}
