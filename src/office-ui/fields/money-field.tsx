import { type ComponentProps, useState } from "react";
import type { Cents } from "#core/money.ts";
import { currencySign } from "#i18n/format.ts";
import { TextField } from "#ui/fields/text-field.tsx";
import { useOfficeLocale } from "../marks/use-office-format.ts";
import { parseMoney, writeMoney } from "./money-text.ts";

type MoneyFieldProps = Omit<
  ComponentProps<typeof TextField>,
  "value" | "onChange" | "end" | "type" | "defaultValue"
> & {
  /** Null while the field is empty or its text is not an amount. */
  cents: Cents | null;
  currency?: string;
  onCents: (cents: Cents | null) => void;
};

/** An amount of money. The user types it freely and it is reformatted on blur; the field shows the currency. */
export function MoneyField({ cents, currency = "EUR", onCents, ...field }: MoneyFieldProps) {
  const { language } = useOfficeLocale();
  const [typed, setTyped] = useState<string>();
  const written = cents === null ? "" : writeMoney(cents, language);
  return (
    <TextField
      {...field}
      className="money-field"
      inputMode="decimal"
      autoComplete="off"
      end={currencySign(currency)}
      value={typed ?? written}
      onChange={(event) => {
        setTyped(event.target.value);
        onCents(parseMoney(event.target.value) ?? null);
      }}
      onBlur={(event) => {
        // Text that is not an amount stays, so that the user can correct it.
        if (cents !== null || typed?.trim() === "") setTyped(undefined);
        field.onBlur?.(event);
      }}
    />
  );
}
