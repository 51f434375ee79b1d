import { expect, test } from "vitest";
import { languageLinks } from "./language-menu.tsx";

const pivot = { gtm_id: null, pixel_id: null, live_agent_id: null, mp_default_sort: null };
const site = {
  available_locales: ["lt", "en"],
  languages: [
    { id: 2, iso_code: "lt", local_title: "Lietuvių", pivot },
    { id: 1, iso_code: "en", local_title: "English", pivot },
  ],
};

test.each([
  ["/lt/faq/wallet", ["/lt/faq/wallet", "/en/faq/wallet"]],
  ["/lt/", ["/lt/", "/en/"]],
  ["/lt", ["/lt/", "/en/"]],
  ["/lt/lt", ["/lt/lt", "/en/lt"]],
  ["//evil.example", ["/lt/", "/en/"]],
])("at %s the language menu links to %j", (pathname, hrefs) => {
  expect(languageLinks(site, pathname, "lt").map((link) => link.href)).toEqual(hrefs);
});

test("language links keep the query of the page", () => {
  const links = languageLinks(site, "/lt/pay", "lt", "?rel_type=0&slug=abc");
  expect(links.map(({ href }) => href)).toEqual([
    "/lt/pay?rel_type=0&slug=abc",
    "/en/pay?rel_type=0&slug=abc",
  ]);
});

test("languages have their native names, and the current one is marked", () => {
  const shown = languageLinks(site, "/en/faq", "en").map(({ title, isCurrent }) => [
    title,
    isCurrent,
  ]);
  expect(shown).toEqual([
    ["Lietuvių", false],
    ["English", true],
  ]);
});
