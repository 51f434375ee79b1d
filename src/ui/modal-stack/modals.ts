import type { ReactNode } from "react";
import { createModalStack, type ModalOptions } from "./modal-stack.store.ts";

/** The page's one stack. Nothing opens while rendering on the server, where all visitors would share it. */
export const modals = createModalStack();

export function openModal(id: string, content: ReactNode, options?: ModalOptions): void {
  if (typeof document !== "undefined") modals.open(id, content, options);
}

export const closeModal = (id: string): void => modals.close(id);
