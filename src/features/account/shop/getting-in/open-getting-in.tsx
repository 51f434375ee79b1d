import type { ModalOptions } from "#ui/modal-stack/modal-stack.store.ts";
import { openModal } from "#ui/modal-stack/modals.ts";
import type { GettingInView } from "./getting-in.context.ts";

/** Forms and their rules come when asked for. */
export async function openGettingIn(
  view: GettingInView = "login",
  options?: ModalOptions,
): Promise<void> {
  const { GettingInModal } = await import("./getting-in-modal.tsx");
  openModal("getting-in", <GettingInModal view={view} />, options);
}
