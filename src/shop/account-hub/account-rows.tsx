import {
  Boxes,
  ChevronRight,
  FileText,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  MapPin,
  Route,
  ShoppingBag,
  Tags,
  UserRound,
} from "lucide-react";
import { Link } from "react-router";
import { accountLinks } from "#features/account/shop/account-links.ts";
import { LogOutButton } from "#features/account/shop/session/log-out-button.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";

const ICONS: Record<string, LucideIcon> = {
  "/my-orders": ShoppingBag,
  "/forward-requests": Boxes,
  "/quotes": Tags,
  "/tracking": Route,
  "/claims": LifeBuoy,
  "/account-information": UserRound,
  "/delivery-addresses": MapPin,
  "/invoices": FileText,
};

const ROW = "flex min-h-15 w-full items-center gap-3 py-3 text-start";

/** The account's pages; the wallet stands above with what is in it. */
export function AccountRows() {
  const t = useT();
  const { language, config } = useShell();
  return (
    <>
      {/* On wide screens the account's own menu stands beside it for a moment. */}
      <nav aria-label={t("account.pages")} className="mt-8">
        <ul className="gap-x-4 border-t border-line md:grid md:grid-cols-2">
          {accountLinks(config)
            .filter(({ to }) => to !== "/balance")
            .map(({ label, to }) => (
              <li key={to} className="border-b border-line">
                <Link to={`/${language}${to}`} className={ROW}>
                  <RowIcon of={to} />
                  <span className="flex-1">{t(label)}</span>
                  <ChevronRight className="icon text-ink-3 rtl:rotate-180" aria-hidden="true" />
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      <LogOutButton className={`${ROW} text-ink-2`}>
        <LogOut className="icon" aria-hidden="true" />
      </LogOutButton>
    </>
  );
}

function RowIcon({ of }: { of: string }) {
  const Icon = ICONS[of];
  return Icon ? <Icon className="icon text-ink-2" aria-hidden="true" /> : null;
}
