import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { useCurrency } from "../preferences/use-currency.ts";

/** As plain as the links beside them; the chosen one is marked. */
export function CurrencyButtons({ className }: { className: string }) {
  const t = useT();
  const { currencies, selected, choose } = useCurrency();
  if (currencies.length < 2) return null;
  return (
    <fieldset className="flex gap-1 noscript:hidden">
      <legend className="visually-hidden">{t("shell.currency")}</legend>
      {currencies.map(({ id, isoCode }) => (
        <button
          key={id}
          type="button"
          className={className}
          aria-current={id === selected?.id || undefined}
          aria-label={`${isoCode}, ${t(keyUnder("shell.currency", isoCode))}`}
          onClick={() => choose(id)}
        >
          {isoCode}
        </button>
      ))}
    </fieldset>
  );
}
