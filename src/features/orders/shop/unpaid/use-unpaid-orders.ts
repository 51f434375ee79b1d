import { useEffect } from "react";
import { useLocation } from "react-router";
import { useCurrentUser } from "#features/account/shop/session/session.store.ts";
import { ignoreMissingChunk } from "#ui/lazy/lazy-part.ts";

/** SPEC §2: opens once for a logged-in user with unpaid orders. The modal's code loads only for them. */
export function useUnpaidOrders(): void {
  const {
    email = "",
    unpaid_orders_count: all = 0,
    unpaid_parcels_count: parcels = 0,
  } = useCurrentUser() ?? {};
  const { pathname } = useLocation();
  useEffect(() => {
    const unpaid = { orders: all - parcels, parcels };
    if (!all) return;
    void import("./alert-unpaid.tsx")
      .catch(ignoreMissingChunk)
      .then((late) => late.alertUnpaid(unpaid, { pathname, email }));
  }, [all, parcels, pathname, email]);
}
