import { type ComponentProps, useState } from "react";
import { TextField } from "#ui/fields/text-field.tsx";

type NumberFieldProps = Omit<
  ComponentProps<typeof TextField>,
  "value" | "onChange" | "type" | "defaultValue"
> & {
  /** Null while nothing, or no number, is typed. */
  number: number | null;
  onNumber: (number: number | null) => void;
};

const parse = (text: string): number | null => {
  const number = Number(text.trim().replace(",", "."));
  return text.trim() === "" || Number.isNaN(number) ? null : number;
};

/** A number as people type it, with a comma or a point; what is none stays to be mended. */
export function NumberField({ number, onNumber, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const isTyped = typed !== undefined && (parse(typed) === number || number === null);
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={isTyped ? typed : (number?.toString() ?? "")}
      onChange={(event) => {
        setTyped(event.target.value);
        onNumber(parse(event.target.value));
      }}
    />
  );
}
