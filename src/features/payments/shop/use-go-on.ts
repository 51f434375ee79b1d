import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import type { PaymentResult } from "../domain/payment-result.ts";
import { useWayBack } from "./way-back.ts";

/** Whoever came from a page that waits for the money is led on to its end. */
export function useGoOn(reference: string, result: PaymentResult): void {
  const navigate = useNavigate();
  const { language } = useShell();
  const done = useWayBack(reference)?.done;
  useEffect(() => {
    if (done && result === "succeeded") void navigate(`/${language}${done}`, { replace: true });
  }, [done, result, language, navigate]);
}
