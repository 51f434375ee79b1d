import { useEffect, useState } from "react";
import { notifyAllTabs } from "#features/account/shop/session/other-tabs.ts";
import { tryCall } from "#platform/client/try-call.ts";
import { canTryAgain, type PaymentResult } from "../../domain/payment-result.ts";
import { leavePaymentRequest } from "../../requests.ts";

/** Whoever came back without paying finds their cart full again, and the header says so; true once it is. */
export function useLeftPayment(reference: string, result: PaymentResult): boolean {
  const isLeft = canTryAgain(result);
  const [isInCart, setInCart] = useState(false);
  useEffect(() => {
    if (!isLeft) return;
    void tryCall(leavePaymentRequest, { reference }).then((left) => {
      if (!left.ok || !left.output.returned) return;
      setInCart(true);
      notifyAllTabs("cart_changed");
    });
  }, [isLeft, reference]);
  return isInCart;
}
