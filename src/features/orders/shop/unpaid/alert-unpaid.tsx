import { onUserChange } from "#features/account/shop/session/user-change.ts";
import { openModal } from "#ui/modal-stack/modal-stack.store.ts";
import {
  clearShown,
  hasBeenShown,
  rememberDismissed,
  rememberShown,
  shouldAlertUnpaid,
} from "./unpaid-alert.ts";
import { type Unpaid, UnpaidOrdersModal } from "./unpaid-orders-modal.tsx";

onUserChange(clearShown);

const FIELD = "input, textarea, select, [contenteditable]";

/** The page on which something was typed last. */
let typedOn = "";
document.addEventListener("input", () => {
  typedOn = window.location.pathname;
});

/** Whoever is filling something in is not stopped: they are told on the next page. */
const isTyping = (pathname: string) =>
  typedOn === pathname || document.activeElement?.matches(FIELD) === true;

/** Put away is put away for good; who went to another page, or to pay, has not put it away. */
export function alertUnpaid(
  unpaid: Unpaid,
  { pathname, email }: Record<"pathname" | "email", string>,
): void {
  if (!shouldAlertUnpaid(pathname) || hasBeenShown(email) || isTyping(pathname)) return;
  rememberShown();
  openModal("unpaid-orders", <UnpaidOrdersModal {...unpaid} />, {
    onClose: () => {
      if (window.location.pathname === pathname) rememberDismissed(email);
    },
  });
}
