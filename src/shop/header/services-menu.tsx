import { useT } from "#i18n/use-t.ts";
import { Menu } from "#ui/floating/menu.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { ShellLinkList } from "../links/shell-link.tsx";
import { useShellLinks } from "../links/use-shell-links.ts";

type Props = { className?: string; triggerClassName?: string; align?: "start" | "end" };

/** What we do beside selling goods, in a header whose rows the goods fill. */
export function ServicesMenu({ className, triggerClassName, align = "end" }: Props) {
  const t = useT();
  const { services } = useShellLinks();
  const name = t("shell.nav.services");
  return (
    <nav className={className} aria-label={name}>
      <Menu
        align={align}
        triggerClassName={triggerClassName}
        trigger={
          <>
            {name}
            <Icon name="chevron-down" className="icon-s" />
          </>
        }
      >
        <ShellLinkList links={services} linkClassName="menu-item whitespace-nowrap" />
      </Menu>
    </nav>
  );
}
