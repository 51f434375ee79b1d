import { type ModalOptions, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import type { AuthView } from "./auth-view.context.ts";

/** Loads the forms and their rules on demand. */
export async function openAuthModal(
  view: AuthView = "login",
  options?: ModalOptions,
): Promise<void> {
  const { AuthModal } = await import("./auth-modal.tsx");
  openModal("getting-in", <AuthModal view={view} />, options);
}
