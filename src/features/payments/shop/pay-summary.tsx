import type { Cents } from "#core/money.ts";
import { useEuros } from "#features/wallet/shop/use-euros.ts";
import { useT } from "#i18n/use-t.ts";

type PaySummaryProps = { amountCents: Cents; feeCents: Cents };

/** Every cent explained before it is paid. */
export function PaySummary({ amountCents, feeCents }: PaySummaryProps) {
  const t = useT();
  const euros = useEuros();
  return (
    <dl className="grid gap-2 border-t border-line pt-4" aria-live="polite">
      <Row name={t("payments.top_up.credited")} value={euros.show(amountCents)} />
      {feeCents > 0 && <Row name={t("payments.top_up.fee")} value={euros.show(feeCents)} />}
      <Row name={t("payments.top_up.total")} value={euros.show(amountCents + feeCents)} isTotal />
    </dl>
  );
}

function Row({ name, value, isTotal }: { name: string; value: string; isTotal?: boolean }) {
  return (
    <div
      className={`flex justify-between gap-4 ${isTotal ? "text-18 font-semibold" : "text-ink-2"}`}
    >
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
