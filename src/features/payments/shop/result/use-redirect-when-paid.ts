import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { isPaid, type PaymentStatus } from "../../domain/payment-status.ts";
import { useReturnPaths } from "../return-paths.ts";

/** Product notes §4: with the money here or on its way, whoever came from a page that waits for it is led on. */
export function useRedirectWhenPaid(reference: string, status: PaymentStatus): void {
  const navigate = useNavigate();
  const { language } = useShell();
  const done = useReturnPaths(reference)?.done;
  const isOn = status === "pending" || (isPaid(status) && status !== "refunded");
  useEffect(() => {
    if (done && isOn) void navigate(`/${language}${done}`, { replace: true });
  }, [done, isOn, language, navigate]);
}
