import type { Cents } from "#core/money.ts";
import { useEuros } from "#features/wallet/shop/use-euros.ts";
import { useT } from "#i18n/use-t.ts";
import { SumRow } from "../parts/sum-row.tsx";

type PaySummaryProps = { amountCents: Cents; feeCents: Cents };

/** Every cent explained before it is paid. */
export function PaySummary({ amountCents, feeCents }: PaySummaryProps) {
  const t = useT();
  const euros = useEuros();
  return (
    <dl className="grid gap-2 border-t border-line pt-4" aria-live="polite">
      <SumRow name={t("payments.top_up.credited")} value={euros.show(amountCents)} />
      {feeCents > 0 && <SumRow name={t("payments.top_up.fee")} value={euros.show(feeCents)} />}
      <SumRow
        name={t("payments.top_up.total")}
        value={euros.show(amountCents + feeCents)}
        isTotal
      />
    </dl>
  );
}
