import { type ComponentProps, useState } from "react";
import { formatNumber } from "#i18n/format.ts";
import { TextField } from "#ui/fields/text-field.tsx";
import { useOfficeLocale } from "../marks/use-office-format.ts";

type NumberFieldProps = Omit<
  ComponentProps<typeof TextField>,
  "value" | "onChange" | "type" | "defaultValue"
> & {
  /** Null while the field is empty or its text is not a number. */
  number: number | null;
  /** `text` tells an empty field from one whose text is not a number. */
  onNumber: (number: number | null, text: string) => void;
  /** Shows at least this many digits after the decimal separator: two for amounts of money. */
  digits?: number;
};

const parse = (text: string): number | null => {
  const number = Number(text.trim().replace(",", "."));
  return text.trim() === "" || Number.isNaN(number) ? null : number;
};

/** Writes all digits of the number, with the decimal separator of the language. */
function write(number: number, language: string, digits: number): string {
  const own = String(number);
  const decimals = own.split(".")[1]?.length ?? 0;
  const text = decimals < digits && !own.includes("e") ? number.toFixed(digits) : own;
  return text.replace(".", formatNumber(0.5, language, 1).charAt(1));
}

/** A number typed with a comma or a point; text that is not a number stays, so that the user can correct it. */
export function NumberField({ number, onNumber, digits = 0, ...field }: NumberFieldProps) {
  const { language } = useOfficeLocale();
  const [typed, setTyped] = useState<string>();
  const isTyped = typed !== undefined && (parse(typed) === number || number === null);
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={isTyped ? typed : number === null ? "" : write(number, language, digits)}
      onChange={(event) => {
        setTyped(event.target.value);
        onNumber(parse(event.target.value), event.target.value);
      }}
    />
  );
}
