import { ChevronRight } from "lucide-react";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { Route } from "./+types/user-account.page.ts";
import { accountLinks } from "./account-links.ts";
import { AccountPage } from "./layout/account-page.tsx";
import { requireSession } from "./require-session.ts";
import { LogOutButton } from "./session/log-out-button.tsx";

/** PRODUCT §3 "account-mobile"; SPEC §4: the tablet's width ends here. */
const WIDE = "(width >= 1024px)";

export async function loader({ context }: Route.LoaderArgs) {
  const { customer } = await requireSession(context);
  return { firstName: customer.firstName, email: customer.email };
}

const ROW = "flex min-h-15 w-full items-center justify-between gap-3 py-3 text-start text-18";

export default function UserAccountRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { language } = useShell();
  const { firstName, email } = loaderData;
  useLeaveOnWideScreens(`/${language}/account-information`);
  return (
    <AccountPage title={t("account.title")}>
      <p className="-mt-3 pb-5 text-ink-2">
        {t("account.greeting", { name: firstName })}
        <br />
        <span className="text-14">{email}</span>
      </p>
      <nav aria-label={t("account.title")}>
        <ul className="border-t border-line">
          {accountLinks.map(({ label, to }) => (
            <li key={to} className="border-b border-line">
              <Link to={`/${language}${to}`} className={ROW}>
                {t(label)}
                <ChevronRight className="icon text-ink-3 rtl:rotate-180" aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <LogOutButton className={`${ROW} text-ink-2`} />
    </AccountPage>
  );
}

/** Only the browser knows how wide it is. */
function useLeaveOnWideScreens(target: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const follow = () => {
      if (wide.matches) navigate(target, { replace: true });
    };
    follow();
    wide.addEventListener("change", follow);
    return () => wide.removeEventListener("change", follow);
  }, [navigate, target]);
}
