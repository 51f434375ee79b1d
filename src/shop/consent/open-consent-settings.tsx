import { openModal } from "#ui/modal-stack/modals.ts";

/** Few ever open it, so it comes when asked for. */
export async function openConsentSettings(): Promise<void> {
  const { ConsentSettings } = await import("./consent-settings.tsx");
  openModal("cookie-settings", <ConsentSettings />);
}
