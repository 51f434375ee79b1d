import * as z from "zod/mini";
import { isTimeZone } from "#core/dates.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { themeNames } from "#themes/theme-names.ts";

const text = z.string();
const name = z.string().check(z.minLength(1));
const titles = z.record(z.string(), z.string());

const OWN = "https://own.invalid";
/** A browser reads `/\other.example` as another host. */
const isPicture = (address: string): boolean => {
  if (address.startsWith("https://")) return /^\S+$/.test(address) && URL.canParse(address);
  return /^\/\S+$/.test(address) && URL.parse(address, OWN)?.origin === OWN;
};
/** Without a path, a name or a query: addresses are made by what follows it. */
const isOrigin = (address: string): boolean =>
  /^https?:\/\/[^\s/?#@\\]+$/.test(address) && URL.canParse(address);

/** What pages stand on. Columns say the types already; this is for JSON, lists and names that code must know. */
const usableSite = z.object({
  name,
  region: name,
  theme: z.enum(themeNames),
  cdnLogo: z.nullable(text.check(z.refine(isPicture))),
  appUrl: z.optional(z.nullable(text.check(z.refine(isOrigin)))),
  conversionRate: z.number().check(z.positive()),
  hosts: z.array(name).check(z.minLength(1)),
  languages: z.array(z.object({ isoCode: z.enum(LANGUAGES) })).check(z.minLength(1)),
  currencies: z.array(z.object({ isoCode: name })).check(z.minLength(1)),
  countries: z.array(z.object({ isoCode: name, title: titles })),
  switches: z.record(z.string(), z.boolean()),
  timeZone: text.check(z.refine(isTimeZone)),
  company: z.object({
    legalName: text,
    code: text,
    vatCode: text,
    address: text,
    city: text,
    email: text,
    phone: text,
    hours: text,
    country: z.optional(text),
    bank: z.optional(z.object({ name: text, iban: text, bic: text })),
  }),
});

/** The first field of the row that no page could be made with, e.g. `company.legalName`. */
export function siteProblem(site: unknown): { field: string; reason: string } | undefined {
  const issue = z.safeParse(usableSite, site).error?.issues[0];
  return issue && { field: issue.path.join("."), reason: issue.message };
}
