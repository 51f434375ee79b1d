import { Link } from "react-router";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import "./offers.css";

/** Products or offers: two addresses of one page. */
export function MarketTabs({ kind }: { kind: "p" | "o" }) {
  const t = useT();
  const { language } = useShell();
  const tabs = [
    { kind: "p", to: `/${language}/marketplace`, label: t("catalogue.market.products") },
    { kind: "o", to: `/${language}/marketplace?type=offers`, label: t("catalogue.market.offers") },
  ];
  return (
    <nav className="market-tabs" aria-label={t("catalogue.market.kinds")}>
      {tabs.map((tab) => (
        <Link
          key={tab.kind}
          to={tab.to}
          prefetch="intent"
          aria-current={tab.kind === kind ? "page" : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
