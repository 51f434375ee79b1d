import { ChevronRight, Wallet } from "lucide-react";
import { Link } from "react-router";
import type { Cents } from "#core/money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useEuros } from "#features/wallet/shop/use-euros.ts";
import { useT } from "#i18n/use-t.ts";

export function WalletLink({ balanceCents }: { balanceCents: Cents }) {
  const t = useT();
  const { language } = useShell();
  const { show } = useEuros();
  return (
    <Link to={`/${language}/balance`} className="panel flex min-h-20 items-center gap-3 py-3!">
      <Wallet className="icon shrink-0 text-ink-2" aria-hidden="true" />
      <span className="flex-1 font-medium">{t("account.links.balance")}</span>
      <span className="num text-22 font-strong whitespace-nowrap">{show(balanceCents)}</span>
      <ChevronRight className="icon shrink-0 text-ink-3 rtl:rotate-180" aria-hidden="true" />
    </Link>
  );
}
