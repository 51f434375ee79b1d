import { createToasts, type NewToast } from "./toasts.store.ts";

export const toasts = createToasts();

/** Nothing shows while rendering on the server, where all visitors would share it. */
export function showToast(toast: NewToast): void {
  if (typeof document !== "undefined") toasts.show(toast);
}
