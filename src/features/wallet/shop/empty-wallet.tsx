import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { BalanceSummary } from "./balance-summary.tsx";

/** A new customer's: what it will be good for. */
export function EmptyWallet() {
  const t = useT();
  const { language } = useShell();
  return (
    <div className="mt-6 grid items-start gap-x-8 gap-y-2 lg:grid-cols-[minmax(16rem,1fr)_2fr]">
      <BalanceSummary spendableCents={0} heldCents={0} />
      <EmptyState
        title={t("balance.empty")}
        action={
          <ButtonLink to={`/${language}/faq/wallet`} viewTransition>
            {t("balance.learn_more")}
          </ButtonLink>
        }
      >
        {t("balance.empty_hint")}
      </EmptyState>
    </div>
  );
}
