import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { Menu, MenuItem } from "#ui/floating/menu.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { PreferenceMenuProps } from "./language-menu.tsx";
import { useCurrency } from "./use-currency.ts";

/** Needs JavaScript, so it is not shown without. */
export function CurrencyMenu({ triggerClassName, align = "end" }: PreferenceMenuProps) {
  const t = useT();
  const { currencies, selected, choose } = useCurrency();
  if (currencies.length < 2) return null;
  return (
    <div className="noscript:hidden">
      <Menu
        align={align}
        triggerClassName={triggerClassName}
        trigger={
          <>
            <VisuallyHidden>{t("shell.currency")}: </VisuallyHidden>
            {selected?.isoCode}
            <Icon name="chevron-down" className="icon-s" />
          </>
        }
      >
        {currencies.map(({ id, isoCode }) => (
          <MenuItem key={id} aria-pressed={id === selected?.id} onClick={() => choose(id)}>
            <span className="num min-w-9">{isoCode}</span>
            <span className="text-ink-2">{t(keyUnder("shell.currency", isoCode))}</span>
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
