import { useT } from "#i18n/use-t.ts";
import { reasonWords } from "./reason-words.ts";
import { useCountryName } from "./use-display-names.ts";

export function useReasonWords(): (reason: string) => string {
  const names = { t: useT(), countryName: useCountryName() };
  return (reason) => reasonWords(names, reason);
}
