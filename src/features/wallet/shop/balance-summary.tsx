import type { Cents } from "#core/money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useEuros } from "./use-euros.ts";

type BalanceSummaryProps = { spendableCents: Cents; heldCents: Cents };

/** Shows in large type what can be spent now. */
export function BalanceSummary({ spendableCents, heldCents }: BalanceSummaryProps) {
  const t = useT();
  const { language } = useShell();
  const { show } = useEuros();
  return (
    <section className="panel" aria-labelledby="balance-now">
      <h2 id="balance-now" className="label text-ink-2">
        {t("balance.spendable")}
      </h2>
      <p className="display num mt-1" data-balance="">
        {show(spendableCents)}
      </p>
      <ButtonLink className="mt-4" variant="go" to={`/${language}/balance/top-up`} viewTransition>
        {t("balance.top_up")}
      </ButtonLink>
      {heldCents > 0 && (
        <p className="mt-3 text-14 text-ink-2">{t("balance.held", { amount: show(heldCents) })}</p>
      )}
    </section>
  );
}
