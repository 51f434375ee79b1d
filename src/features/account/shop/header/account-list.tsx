import { NavLink } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { ACCOUNT_MENU, type AccountLink, accountLinks } from "../account-links.ts";
import { LogOutButton } from "../session/log-out-button.tsx";
import { useCurrentUser } from "../session/session.store.ts";
import { LoginLink } from "./login-link.tsx";

const ROW = "flex w-full min-h-13 items-center gap-3 text-18 font-medium";

/** The same links for the menu on phones. */
export function AccountList({ onLeave }: { onLeave?: (() => void) | undefined }) {
  const t = useT();
  const { language, config } = useShell();
  const user = useCurrentUser();
  if (!user) {
    return (
      <div className="border-t border-line">
        <LoginLink className={ROW}>
          <Icon name="user-round" />
          {t("auth.log_in")}
        </LoginLink>
      </div>
    );
  }
  const links: AccountLink[] = [
    { label: "account.title", to: ACCOUNT_MENU },
    ...accountLinks(config),
  ];
  return (
    <ul>
      {links.map(({ label, to }) => (
        <li key={to} className="relative border-t border-line">
          <NavLink
            to={localisePath(to, language)}
            onClick={onLeave}
            className={`${ROW} aria-[current=page]:text-accent-text`}
          >
            {t(label)}
          </NavLink>
          <Icon
            name="chevron-right"
            className="pointer-events-none absolute inset-y-0 end-0 my-auto text-ink-3 rtl:rotate-180"
          />
        </li>
      ))}
      <li className="border-t border-line">
        <LogOutButton className={ROW}>
          <Icon name="log-out" />
        </LogOutButton>
      </li>
    </ul>
  );
}
