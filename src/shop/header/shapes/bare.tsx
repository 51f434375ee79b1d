import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { HelpPhone } from "../../links/help-phone.tsx";
import { HomeLink } from "../../links/home-link.tsx";
import { CurrencyMenu } from "../../preferences/currency-menu.tsx";
import { LanguageMenu } from "../../preferences/language-menu.tsx";

const SWITCH = "px-2 max-sm:px-1 text-14 text-ink-2 hover:bg-sunk";

/** On the way to paying: only the logo, a note that the page is secure, language and currency, and the help phone. */
export function BareHeader() {
  const t = useT();
  return (
    <div className="page flex min-h-16 items-center gap-x-4 max-sm:gap-x-0 lg:min-h-19">
      <HomeLink className="me-auto" />
      <p className="flex items-center gap-2 text-14 text-ink-2 max-md:hidden">
        <Icon name="lock-keyhole" className="icon-s" />
        {t("shell.secure")}
      </p>
      <LanguageMenu short triggerClassName={SWITCH} />
      <CurrencyMenu triggerClassName={SWITCH} />
      <HelpPhone short className="text-14 text-ink-2" />
    </div>
  );
}
