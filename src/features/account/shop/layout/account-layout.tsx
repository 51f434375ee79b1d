import { Link, NavLink, Outlet, useLocation } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { ACCOUNT_MENU, accountLinks } from "../account-links.ts";
import { authGuard, requireSession } from "../guards.ts";
import { LogOutButton } from "../session/log-out-button.tsx";
import type { Route } from "./+types/account-layout.ts";

type AccountNavProps = { person: { name: string; email: string } };

const ROW =
  "flex min-h-(--tap) w-full items-center rounded-btn px-3 py-2 text-start leading-tight hover:bg-sunk aria-[current=page]:bg-sunk aria-[current=page]:font-semibold";

/** Sticky next to a long page. */
function AccountNav({ person }: AccountNavProps) {
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

export const handle = { layout: "default" } satisfies PageHandle;

/** SPEC §2 "auth", for every page in this layout. */
export const middleware: Route.MiddlewareFunction[] = [authGuard];

export async function loader({ context }: Route.LoaderArgs) {
  const { customer, mustChangePassword } = await requireSession(context);
  const name = `${customer.firstName} ${customer.lastName}`.trim();
  return { name, email: customer.email, mustChangePassword };
}

/** Layout of the customer's own pages with a side navigation; on a phone the navigation is a separate page. */
export default function AccountLayout({ loaderData }: Route.ComponentProps) {
  const { mustChangePassword, ...person } = loaderData;
  if (mustChangePassword) {
    return (
      <div className="page pt-6 lg:pt-10">
        <Outlet />
      </div>
    );
  }
  return (
    <div className="page lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16 lg:pt-10">
      <aside className="hidden lg:block print:hidden">
        <AccountNav person={person} />
      </aside>
      <div className="min-w-0 pt-3 lg:pt-0">
        <BackToMenu />
        <Outlet />
      </div>
    </div>
  );
}

/** For narrow screens, which have no side navigation. */
function BackToMenu() {
  const t = useT();
  const { language } = useShell();
  const { pathname } = useLocation();
  const menu = `/${language}${ACCOUNT_MENU}`;
  if (pathname === menu) return null;
  return (
    <Link
      to={menu}
      className="-ms-1.5 -mt-1 inline-flex min-h-(--tap) items-center gap-1 text-14 text-ink-2 hover:underline lg:hidden print:hidden"
    >
      <Icon name="chevron-left" className="icon-s rtl:rotate-180" />
      {t("account.title")}
    </Link>
  );
}
