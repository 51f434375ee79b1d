import { Link } from "react-router";
import { accountLinks } from "#features/account/shop/account-links.ts";
import { LogOutButton } from "#features/account/shop/session/log-out-button.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon, type IconName } from "#ui/icon/icon.tsx";

const ICONS: Record<string, IconName> = {
  "/my-orders": "shopping-bag",
  "/forward-requests": "boxes",
  "/quotes": "tags",
  "/tracking": "route",
  "/claims": "life-buoy",
  "/account-information": "user-round",
  "/delivery-addresses": "map-pin",
  "/invoices": "file-text",
};

const ROW = "flex min-h-15 w-full items-center gap-3 py-3 text-start";

/** The account's pages; above them the wallet with its balance. */
export function AccountRows() {
  const t = useT();
  const { language, config } = useShell();
  return (
    <>
      {/* On a wide screen the account's own menu is next to it for a moment, until the redirect. */}
      <nav aria-label={t("account.pages")} className="mt-8">
        <ul className="gap-x-4 border-t border-line md:grid md:grid-cols-2">
          {accountLinks(config)
            .filter(({ to }) => to !== "/balance")
            .map(({ label, to }) => (
              <li key={to} className="border-b border-line">
                <Link to={`/${language}${to}`} className={ROW}>
                  <RowIcon of={to} />
                  <span className="flex-1">{t(label)}</span>
                  <Icon name="chevron-right" className="text-ink-3 rtl:rotate-180" />
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      <LogOutButton className={`${ROW} text-ink-2`}>
        <Icon name="log-out" />
      </LogOutButton>
    </>
  );
}

function RowIcon({ of }: { of: string }) {
  const icon = ICONS[of];
  return icon ? <Icon name={icon} className="text-ink-2" /> : null;
}
