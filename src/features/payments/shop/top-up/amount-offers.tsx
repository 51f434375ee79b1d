import type { Cents } from "#core/money.ts";
import { useEuros } from "#features/wallet/shop/use-euros.ts";
import { useT } from "#i18n/use-t.ts";
import { Chip } from "#ui/chip.tsx";

type AmountOffersProps = {
  offers: readonly Cents[];
  chosen: Cents;
  onChoose: (cents: Cents) => void;
};

/** Sums that most people want, one press away. */
export function AmountOffers({ offers, chosen, onChoose }: AmountOffersProps) {
  const t = useT();
  const euros = useEuros();
  return (
    <fieldset className="mb-4">
      <legend className="field-label">{t("payments.top_up.quick")}</legend>
      <div className="flex flex-wrap gap-2">
        {offers.map((cents) => (
          <Chip key={cents} on={cents === chosen} onClick={() => onChoose(cents)}>
            <span className="num">{euros.show(cents)}</span>
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
