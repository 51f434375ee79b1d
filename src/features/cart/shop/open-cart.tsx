import { openModal } from "#ui/modal-stack/modals.ts";
import { CartModal } from "./cart-modal.tsx";

export function openCart(): void {
  openModal("cart", <CartModal />);
}
