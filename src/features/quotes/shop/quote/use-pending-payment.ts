import { useEffect } from "react";
import { useRevalidator } from "react-router";

const PAUSE_MS = 5000;

/** While money is on its way the page looks for it by itself. */
export function usePendingPayment(isBeingPaid: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isBeingPaid) return undefined;
    const timer = setInterval(() => void revalidate(), PAUSE_MS);
    return () => clearInterval(timer);
  }, [isBeingPaid, revalidate]);
}
