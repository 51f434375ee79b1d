import { localisePath } from "#features/sites/domain/locale-path.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Menu, MenuLink } from "#ui/floating/menu.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { CurrentUser } from "../../contract.ts";
import { accountLinks } from "../account-links.ts";
import { LogOutButton } from "../session/log-out-button.tsx";

export function AccountMenu({ user }: { user: CurrentUser }) {
  const t = useT();
  const { language, config } = useShell();
  return (
    <Menu
      align="end"
      label={t("auth.account_of", { name: user.first_name })}
      triggerClassName="icon-btn"
      trigger={<Initial name={user.first_name} />}
    >
      <p className="max-w-64 truncate px-3 pt-2 pb-1 text-14 text-ink-2">
        {user.first_name} {user.last_name}
      </p>
      {accountLinks(config).map(({ label, to }) => (
        <MenuLink key={to} to={localisePath(to, language)} prefetch="intent" viewTransition>
          {t(label)}
        </MenuLink>
      ))}
      <LogOutButton className="menu-item">
        <Icon name="log-out" />
      </LogOutButton>
    </Menu>
  );
}

/** Replaces the icon in the same size, so that customers see at a glance that they are logged in. */
function Initial({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-7 place-items-center rounded-full bg-ink text-14 font-semibold text-paper uppercase"
    >
      {[...name][0]}
    </span>
  );
}
