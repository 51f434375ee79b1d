import { useT } from "#i18n/use-t.ts";
import { Menu } from "#ui/floating/menu.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { LanguageList, useLanguageLinks } from "./language-list.tsx";
import type { PreferenceMenuProps } from "./preference-menu.ts";

type Props = PreferenceMenuProps & {
  /** On phones the language's code in place of its name. */
  short?: boolean;
};

/** A site with one language has no switch. */
export function LanguageMenu({ triggerClassName, align = "end", short = false }: Props) {
  const t = useT();
  const links = useLanguageLinks();
  const current = links.find((link) => link.isCurrent);
  if (links.length < 2) return null;
  return (
    <Menu
      align={align}
      triggerClassName={triggerClassName}
      trigger={
        <>
          <VisuallyHidden>{t("shell.language")}: </VisuallyHidden>
          <span className={short ? "max-sm:hidden" : undefined}>{current?.title}</span>
          {short && (
            <span className="sm:hidden" aria-hidden="true">
              {current?.isoCode.toUpperCase()}
            </span>
          )}
          <Icon name="chevron-down" className="icon-s" />
        </>
      }
    >
      <LanguageList linkClassName="menu-item" />
    </Menu>
  );
}
