import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { tryCall } from "#platform/client/call-api.ts";
import { paymentCall } from "../contract.ts";
import { isOpen, type PaymentStatus } from "../domain/payment-status.ts";

const FIRST_PAUSE_MS = 1500;
const LONGEST_PAUSE_MS = 20_000;

/** Polls an open payment at growing intervals until its status changes; then the page shows it. */
export function usePaymentPolling(
  reference: string,
  status: PaymentStatus,
  onChanged?: (now: PaymentStatus) => void,
): void {
  const { revalidate } = useRevalidator();
  const tell = useEffectEvent((now: PaymentStatus) => (onChanged ?? revalidate)(now));
  useEffect(() => {
    if (!isOpen(status)) return;
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    let pauseMs = FIRST_PAUSE_MS;
    const ask = async () => {
      const asked = await tryCall(paymentCall, { reference });
      if (isGone) return;
      if (asked.ok && asked.output.payment_status !== status)
        return tell(asked.output.payment_status);
      pauseMs = Math.min(pauseMs * 1.3, LONGEST_PAUSE_MS);
      timer = setTimeout(ask, pauseMs);
    };
    timer = setTimeout(ask, pauseMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [reference, status]);
}
