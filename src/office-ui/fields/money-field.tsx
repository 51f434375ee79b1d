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
  /** Null while nothing, or no sum, is typed. */
  cents: Cents | null;
  currency?: string;
  onCents: (cents: Cents | null) => void;
};

/** A sum, typed freely and put right when the field is left; the unit stands in it. */
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
        // What is no sum stays to be mended.
        if (cents !== null || typed?.trim() === "") setTyped(undefined);
        field.onBlur?.(event);
      }}
    />
  );
}
