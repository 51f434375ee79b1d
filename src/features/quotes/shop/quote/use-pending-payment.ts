import { useEffect } from "react";
import { useRevalidator } from "react-router";

const PAUSE_MS = 5000;

/** Reloads the page's data at intervals while a payment is pending. */
export function usePendingPayment(isBeingPaid: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isBeingPaid) return undefined;
    const timer = setInterval(() => void revalidate(), PAUSE_MS);
    return () => clearInterval(timer);
  }, [isBeingPaid, revalidate]);
}
