import { useMemo } from "react";
import { countryCodes } from "#core/iso-codes.ts";
import { SelectField } from "#ui/fields/select-field.tsx";
import { useOfficeLocale } from "../marks/use-office-format.ts";

export type IsoKind = "country" | "currency" | "time_zone";

type IsoSelectProps = {
  kind: IsoKind;
  name: string;
  label: string;
  error: string | undefined;
  hint?: string;
  code: string;
  onCode: (code: string) => void;
};

/** Countries, currencies and time zones are chosen by their names, so that nobody has to know the codes. */
export function IsoSelect({ kind, code, onCode, ...field }: IsoSelectProps) {
  const { language } = useOfficeLocale();
  const options = useMemo(() => optionsOf(kind, language), [kind, language]);
  // False for a stored code that this browser has no name for.
  const isKnown = code === "" || options.some(({ value }) => value === code);
  return (
    <SelectField
      {...field}
      {...(code === "" ? { placeholder: "–" } : {})}
      value={code}
      options={isKnown ? options : [{ value: code, label: code }, ...options]}
      onChoose={onCode}
    />
  );
}

function optionsOf(kind: IsoKind, language: string) {
  if (kind === "time_zone") {
    const zones = Intl.supportedValuesOf("timeZone");
    return zones.map((value) => ({ value, label: value.replaceAll("_", " ") }));
  }
  const names = new Intl.DisplayNames([language], {
    type: kind === "country" ? "region" : "currency",
  });
  const codes = kind === "country" ? countryCodes() : Intl.supportedValuesOf("currency");
  const { compare } = new Intl.Collator(language);
  return codes
    .map((value) => ({ value, label: `${names.of(value) ?? value} (${value})` }))
    .sort((one, other) => compare(one.label, other.label));
}
