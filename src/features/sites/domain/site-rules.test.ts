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

test("a valid site has no errors", () => expect(problems({})).toEqual({}));

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
])("a site with %j has an error at the changed field", (other, field, message) => {
  expect(problems(other)).toEqual({ [field]: [message] });
});

test("a host is cleaned of protocol, path and case", () => {
  expect(cleanHost(" https://Shop.Example/lt/ ")).toBe("shop.example");
});

test.each<Partial<SiteRuleInput>>([
  { hosts: ["localhost", "a-b.shop.example", "x"] },
  { hosts: [] },
  { logo: "/files/logo.svg" },
  { logo: "https://cdn.example/logo.svg?v=2" },
  { appUrl: "http://localhost:8080" },
  { appUrl: "https://shop.example" },
  { rate: 100_000 },
  { currency: "EUR", rate: 1 },
  { email: "" },
  { email: "a@b.c.example" },
])("a site with %j is valid", (other) => {
  expect(problems(other)).toEqual({});
});

test.each<[Partial<SiteRuleInput>, string]>([
  [{ hosts: ["good.example", "not good"] }, "hosts"],
  [{ hosts: [""] }, "hosts"],
  [{ hosts: ["-a.example"] }, "hosts"],
  [{ hosts: ["a-.example"] }, "hosts"],
  [{ hosts: ["a..example"] }, "hosts"],
  [{ hosts: [`${"a.".repeat(127)}a`] }, "hosts"],
  [{ hosts: [`${"a".repeat(64)}.example`] }, "hosts"],
  [{ logo: "logo.svg" }, "logo"],
  [{ logo: "/" }, "logo"],
  [{ logo: "/with space.svg" }, "logo"],
  [{ logo: "x /files/logo.svg" }, "logo"],
  [{ logo: "https://cdn.example/with space.svg" }, "logo"],
  [{ logo: "https://" }, "logo"],
  [{ logo: "x https://" }, "logo"],
  [{ appUrl: "ftp://shop.example" }, "app_url"],
  [{ appUrl: "see https://shop.example" }, "app_url"],
  [{ appUrl: "https://user@shop.example" }, "app_url"],
  [{ appUrl: "https://[" }, "app_url"],
  [{ languages: ["lt", "fr"] }, "languages"],
  [{ countries: ["LT", "LT"] }, "countries"],
  [{ rate: 100_000.01 }, "rate"],
  [{ rate: Number.NaN }, "rate"],
  [{ email: "a b@c.example" }, "email"],
  [{ email: "a@b@c.example" }, "email"],
  [{ email: "a@example" }, "email"],
  [{ email: "a@b.example " }, "email"],
])("a site with %j has an error at %s only", (other, field) => {
  expect(Object.keys(problems(other))).toEqual([field]);
});

test("a repeated country has its own message, and a host loses its query and fragment", () => {
  expect(problems({ countries: ["LT", "LT"] })).toEqual({
    countries: ["office.sites.errors.twice"],
  });
  expect(cleanHost("http://shop.example?x=http://other.example")).toBe("shop.example");
  expect(cleanHost("shop.example#top")).toBe("shop.example");
});
