import { onUserChange } from "#features/account/shop/session/user-change.ts";
import { openModal } from "#ui/modal-stack/modals.ts";
import { mayAlertUnpaid } from "../../domain/unpaid-alert.ts";
import { forgetShown, rememberDismissed, rememberShown, wasShown } from "./dismissal.ts";
import { type Unpaid, UnpaidOrdersModal } from "./unpaid-orders-modal.tsx";

// The next one at this screen may be somebody else.
onUserChange(forgetShown);

/** Put away is put away for good; who went to another page, or to pay, has not put it away. */
export function alertUnpaid(unpaid: Unpaid, pathname: string): void {
  if (!mayAlertUnpaid(pathname) || wasShown()) return;
  rememberShown();
  openModal("unpaid-orders", <UnpaidOrdersModal {...unpaid} />, {
    onClose: () => {
      if (window.location.pathname === pathname) rememberDismissed();
    },
  });
}
