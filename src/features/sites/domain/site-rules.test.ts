import { expect, test } from "vitest";
import { checkSite, cleanHost, type SiteRuleInput } from "./site-rules.ts";

const GOOD: SiteRuleInput = {
  hosts: ["shop.example"],
  theme: "default",
  logo: "",
  appUrl: "",
  languages: ["lt", "en"],
  countries: ["LT", "LV"],
  defaultCountry: "LT",
  currency: "USD",
  rate: 1.1,
  timeZone: "Europe/Vilnius",
  email: "info@shop.example",
};
const known = { themes: ["default"], languages: ["lt", "en"] };
const problems = (other: Partial<SiteRuleInput>) => checkSite({ ...GOOD, ...other }, known);

test("a site of which pages can be made has no problems", () => expect(problems({})).toEqual({}));

test.each<[Partial<SiteRuleInput>, string, string]>([
  [{ hosts: ["not a host"] }, "hosts", "office.sites.errors.host"],
  [{ hosts: ["a.example", "a.example"] }, "hosts", "office.sites.errors.twice"],
  [{ theme: "gothic" }, "theme", "validation.invalid"],
  [{ logo: "//other.example/x.svg" }, "logo", "office.sites.errors.logo"],
  [{ logo: "http://other.example/x.svg" }, "logo", "office.sites.errors.logo"],
  [{ appUrl: "https://a.example/path" }, "app_url", "office.sites.errors.app_url"],
  [{ languages: ["fr"] }, "languages", "office.sites.errors.language"],
  [{ languages: ["lt", "lt"] }, "languages", "office.sites.errors.twice"],
  [{ countries: ["LT", "ZZ"] }, "countries", "office.sites.errors.country"],
  [{ defaultCountry: "EE" }, "default_country", "office.sites.errors.default_country"],
  [{ currency: "ABC" }, "currency", "office.sites.errors.currency"],
  [{ rate: 0 }, "rate", "office.sites.errors.rate"],
  [{ rate: -1 }, "rate", "office.sites.errors.rate"],
  [{ currency: "EUR", rate: 2 }, "rate", "office.sites.errors.rate_of_euro"],
  [{ timeZone: "Mars/Base" }, "time_zone", "office.sites.errors.time_zone"],
  [{ email: "nobody" }, "email", "validation.email"],
])("%j is refused beside its field", (other, field, message) => {
  expect(problems(other)).toEqual({ [field]: [message] });
});

test("hosts are taken as people copy them", () => {
  expect(cleanHost(" https://Shop.Example/lt/ ")).toBe("shop.example");
});
