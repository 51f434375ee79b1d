import { useEffect } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import type { ShownOrder } from "../../staff-calls.ts";
import { readPromised } from "./refund-choice.ts";
import { openRefund } from "./refund-dialog.tsx";

/**
 * The task of an accepted claim opens the order with its refund in the address, and the dialog opens with the sum
 * filled in; nothing moves before somebody sends it. Once the refund is made, the address no longer asks for it.
 */
export function usePromisedRefund(order: ShownOrder): void {
  const t = useT();
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once for an address
  useEffect(() => {
    const promised = readPromised(search);
    if (!promised || !order.shows_money) return;
    if (!order.can_refund) {
      showToast({ kind: "bad", text: t("office.orders.errors.not_refundable") });
      return;
    }
    const onDone = () => navigate(pathname, { replace: true });
    // After this page's other effects, one of which closes the dialogs of the page before.
    queueMicrotask(() => openRefund({ order, promised, onDone, onRefused: revalidate }));
  }, [pathname, search]);
}
