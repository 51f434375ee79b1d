import { openModal } from "#ui/modal-stack/modals.ts";
import { CartModal } from "./cart-modal.tsx";

export function openCartModal(): void {
  openModal("cart", <CartModal />);
}
