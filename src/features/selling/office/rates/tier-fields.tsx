import type { RateFields } from "#features/shipping/staff-calls.ts";
import { useT } from "#i18n/use-t.ts";
import { NumberField } from "#office-ui/fields/number-field.tsx";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";

type Tier = RateFields["tiers"][number];
type Props = {
  tiers: readonly Tier[];
  error: string | undefined;
  onChange: (tiers: Tier[]) => void;
};

const grams = (kilograms: number | null) => Math.round((kilograms ?? 0) * 1000);

/** Price per kilogram by weight; each tier starts where the previous one ends. */
export function TierFields({ tiers, error, onChange }: Props) {
  const t = useT();
  const put = (at: number, changed: Partial<Tier>) =>
    onChange(tiers.map((tier, own) => (own === at ? { ...tier, ...changed } : tier)));
  const add = () => {
    const last = tiers.at(-1);
    const from = (last?.from_grams ?? 0) + 10_000;
    onChange([
      ...tiers.slice(0, -1),
      ...(last ? [{ ...last, to_grams: from }] : []),
      { from_grams: last ? from : 0, to_grams: null, per_kg: last?.per_kg ?? 1 },
    ]);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium">{t("office.rates.tiers")}</legend>
      {tiers.map((tier, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tier is known by its place alone
        <div key={at} className="flex flex-wrap items-end gap-2">
          <NumberField
            className="w-24"
            label={t("office.rates.tier_from")}
            end={t("office.rates.kg")}
            number={tier.from_grams / 1000}
            onNumber={(kg) => put(at, { from_grams: grams(kg) })}
          />
          <NumberField
            className="w-24"
            label={t("office.rates.tier_to")}
            end={t("office.rates.kg")}
            number={tier.to_grams === null ? null : tier.to_grams / 1000}
            onNumber={(kg) => put(at, { to_grams: kg === null ? null : grams(kg) })}
          />
          <NumberField
            className="w-32"
            label={t("office.rates.per_kg")}
            end="€"
            digits={2}
            number={tier.per_kg}
            onNumber={(per_kg) => put(at, { per_kg: per_kg ?? 0 })}
          />
          {tiers.length > 1 && (
            <IconButton
              className="mb-4"
              label={t("office.rates.tier_remove")}
              icon={<OfficeIcon name="trash" />}
              onClick={() => onChange(tiers.filter((_tier, own) => own !== at))}
            />
          )}
        </div>
      ))}
      {error && (
        <p role="alert" className="field-error text-12">
          {error}
        </p>
      )}
      <div>
        <Button onClick={add}>{t("office.rates.tier_add")}</Button>
      </div>
    </fieldset>
  );
}
