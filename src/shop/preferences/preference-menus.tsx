import { ColourModeMenu } from "./colour-mode-menu.tsx";
import { CurrencyMenu } from "./currency-menu.tsx";
import { LanguageMenu } from "./language-menu.tsx";

/** Language, currency and colours, side by side. */
export const PreferenceMenus = ({ triggerClassName }: { triggerClassName: string }) => (
  <>
    <LanguageMenu triggerClassName={triggerClassName} />
    <CurrencyMenu triggerClassName={triggerClassName} />
    <ColourModeMenu />
  </>
);
