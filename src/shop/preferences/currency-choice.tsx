import { useT } from "#i18n/use-t.ts";
import { Segmented } from "#ui/fields/segmented.tsx";
import { useCurrency } from "./use-currency.ts";

export function CurrencyChoice({ name }: { name: string }) {
  const t = useT();
  const { currencies, selected, choose } = useCurrency();
  if (currencies.length < 2) return null;
  return (
    <Segmented
      legend={t("shell.currency")}
      name={name}
      options={currencies.map(({ id, isoCode }) => ({ value: String(id), label: isoCode }))}
      value={String(selected?.id)}
      onChange={(id) => choose(Number(id))}
    />
  );
}
