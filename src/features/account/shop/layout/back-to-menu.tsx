import { ChevronLeft } from "lucide-react";
import { Link, useLocation } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { ACCOUNT_MENU } from "./account-menu-path.ts";

/** On narrow screens, where nothing stands beside the page. */
export function BackToMenu() {
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
      <ChevronLeft className="icon icon-s rtl:rotate-180" aria-hidden="true" />
      {t("account.title")}
    </Link>
  );
}
