import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useCurrentUser } from "#features/account/shop/session/use-current-user.ts";
import { mayAlertUnpaid } from "../../domain/unpaid-alert.ts";
import { forgetShown, wasShown } from "./dismissal.ts";

/** SPEC §2: opens once for a logged-in user with unpaid orders, except on account and order pages. */
export function useUnpaidOrders(): void {
  const user = useCurrentUser();
  const { pathname } = useLocation();
  const hadUser = useRef(false);
  const count = user?.unpaid_orders_count ?? 0;
  const mayShow = count > 0 && mayAlertUnpaid(pathname);
  useEffect(() => {
    if (mayShow && !wasShown()) {
      void import("./open-unpaid-orders.tsx").then((modal) => modal.openUnpaidOrders(count));
    }
  }, [mayShow, count]);
  useEffect(() => {
    // The next one at this screen may be somebody else.
    if (hadUser.current && !user) forgetShown();
    hadUser.current = user !== null;
  }, [user]);
}
