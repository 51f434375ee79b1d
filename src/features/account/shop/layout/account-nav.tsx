import { NavLink } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { accountLinks } from "../account-links.ts";
import { LogOutButton } from "../session/log-out-button.tsx";

type AccountNavProps = { person: { name: string; email: string } };

const ROW =
  "flex min-h-(--tap) w-full items-center rounded-btn px-3 py-2 text-start leading-tight hover:bg-sunk aria-[current=page]:bg-sunk aria-[current=page]:font-semibold";

/** Stays in sight beside a long page. */
export function AccountNav({ person }: AccountNavProps) {
  const t = useT();
  const { language, config } = useShell();
  return (
    <div className="sticky top-[calc(var(--sticky-top,104px)+24px)]">
      <div className="px-3 pb-4">
        <p className="font-semibold">{person.name}</p>
        <p className="text-14 text-ink-2">{person.email}</p>
      </div>
      <nav aria-label={t("account.title")} className="border-t border-line pt-3">
        <ul>
          {accountLinks(config).map(({ label, to }) => (
            <li key={to}>
              <NavLink to={`/${language}${to}`} className={ROW}>
                {t(label)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-3 border-t border-line pt-3">
        <LogOutButton className={ROW} />
      </div>
    </div>
  );
}
