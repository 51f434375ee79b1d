import { useT } from "#i18n/use-t.ts";
import { useCountryName, useLanguageName } from "#office-ui/marks/use-display-names.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import type { AuditFormats } from "./audit-words.ts";

/** `names` by `kind:id`, as the server returns them. */
export function useAuditFormats(names: Readonly<Record<string, string>>): AuditFormats {
  const t = useT();
  const { sites } = useMe();
  const { dayAndTime, money } = useOfficeFormat();
  return {
    t,
    nameOf: (record) => names[record],
    dayAndTime,
    money,
    siteName: (site) =>
      sites.find(({ id, region }) => String(id) === site || region === site)?.name,
    countryName: useCountryName(),
    languageName: useLanguageName(),
  };
}
