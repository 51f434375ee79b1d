import { ChevronDown } from "lucide-react";
import { useT } from "#i18n/use-t.ts";
import { Menu } from "#ui/floating/menu.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { LanguageList, useLanguageLinks } from "./language-list.tsx";
import type { PreferenceMenuProps } from "./preference-menu.ts";

/** A site with one language has no switch. */
export function LanguageMenu({ triggerClassName, align = "end" }: PreferenceMenuProps) {
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
          {current?.title}
          <ChevronDown className="icon icon-s" aria-hidden="true" />
        </>
      }
    >
      <LanguageList linkClassName="menu-item" />
    </Menu>
  );
}
