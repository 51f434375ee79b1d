import { openModal } from "#ui/modal-stack/modals.ts";
import { rememberDismissed, rememberShown } from "./dismissal.ts";

/** Put away is put away for good; whoever goes to pay has not put it away. */
export async function openUnpaidOrders(count: number): Promise<void> {
  rememberShown();
  const { UnpaidOrdersModal } = await import("./unpaid-orders-modal.tsx");
  let isPaying = false;
  const onPay = () => {
    isPaying = true;
  };
  openModal("unpaid-orders", <UnpaidOrdersModal count={count} onPay={onPay} />, {
    onClose: () => {
      if (!isPaying) rememberDismissed();
    },
  });
}
