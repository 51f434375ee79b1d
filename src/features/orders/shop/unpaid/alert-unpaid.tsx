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

/** The page on which the user typed last. */
let typedOn = "";
document.addEventListener("input", () => {
  typedOn = window.location.pathname;
});

/** Users who are filling in a form are not interrupted: they see the alert on the next page. */
const isTyping = (pathname: string) =>
  typedOn === pathname || document.activeElement?.matches(FIELD) === true;

/** Closing the alert hides it for good; going to another page, or to pay, does not count as closing. */
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
