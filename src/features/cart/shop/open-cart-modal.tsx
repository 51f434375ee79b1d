import { openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { CartModal } from "./cart-modal.tsx";

export function openCartModal(): void {
  openModal("cart", <CartModal />);
}
