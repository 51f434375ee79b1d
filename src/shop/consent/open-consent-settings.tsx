import { useT } from "#i18n/use-t.ts";
import { openModal } from "#ui/modal-stack/modal-stack.store.ts";

/** Few visitors ever open it, so it is loaded on demand. */
export async function openConsentSettings(): Promise<void> {
  const { ConsentSettings } = await import("./consent-settings.tsx");
  openModal("cookie-settings", <ConsentSettings />);
}

/** The choice can be changed on every page. */
export function CookieSettingsButton({ className }: { className: string }) {
  const t = useT();
  return (
    <button
      type="button"
      className={`${className} noscript:hidden`}
      aria-haspopup="dialog"
      onClick={openConsentSettings}
    >
      {t("shell.consent.settings")}
    </button>
  );
}
