import { useEffect } from "react";
import { useLocation } from "react-router";
import { useCurrentUser } from "#features/account/shop/session/use-current-user.ts";

/** SPEC §2: opens once for a logged-in user with unpaid orders. Nobody else needs any more of it. */
export function useUnpaidOrders(): void {
  const count = useCurrentUser()?.unpaid_orders_count;
  const { pathname } = useLocation();
  useEffect(() => {
    if (count) void import("./alert-unpaid.tsx").then((late) => late.alertUnpaid(count, pathname));
  }, [count, pathname]);
}
