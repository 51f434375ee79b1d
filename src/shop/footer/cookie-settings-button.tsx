import { useT } from "#i18n/use-t.ts";
import { openConsentSettings } from "../consent/open-consent-settings.tsx";

/** A choice once made can be changed from every page. */
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
