import { expect, test } from "vitest";
import { buildTestSite } from "#features/sites/domain/site.fixture.ts";
import { mailColours } from "#themes/mail-colours.ts";
import { themeNames } from "#themes/theme-traits.ts";
import { senderAddress } from "../domain/sender-address.ts";
import { renderLetter } from "./render-letter.ts";

const letter = {
  subject: "Choose a new password",
  title: "Hello, <img src=x onerror=alert(1)>",
  paragraphs: ["One & two"],
  code: "abcd-efgh",
  button: { label: "Choose", href: "https://shop.example/en/password-reset/x?a=1&b=2" },
  note: 'You said "no"',
};

test("everything a customer wrote is text, in HTML too", () => {
  const { html, text } = renderLetter(letter, buildTestSite({ name: "A & B" }), "en");
  expect(html).not.toContain("<img");
  expect(html).toContain("Hello, &lt;img src=x onerror=alert(1)&gt;");
  expect(html).toContain('href="https://shop.example/en/password-reset/x?a=1&amp;b=2"');
  expect(html).toContain("A &amp; B");
  expect(html).toContain("&quot;no&quot;");
  expect(text).toContain("Hello, <img src=x onerror=alert(1)>");
  expect(text).toContain("Choose: https://shop.example/en/password-reset/x?a=1&b=2");
  expect(text).toContain("abcd-efgh");
});

test.each(themeNames)("a letter of %s has its brand's colours and its company", (theme) => {
  const site = buildTestSite({ theme });
  const { html, text } = renderLetter(letter, site, "lt");
  expect(html).toContain(`background:${mailColours[theme].accent}`);
  expect(html).toContain('<html lang="lt">');
  for (const form of [html, text]) expect(form).toContain(site.company.legalName);
});

test("what a letter does not have leaves no trace", () => {
  const site = buildTestSite();
  const { html, text } = renderLetter({ subject: "S", title: "T", paragraphs: [] }, site, "en");
  expect(html).not.toMatch(/undefined|<a href="http/);
  expect(text).not.toContain("undefined");
});

test("a shop that has not said who it is signs with its name", () => {
  const nobody = {
    legalName: "",
    code: "",
    vatCode: "",
    address: "",
    city: "",
    email: "",
    phone: "",
    hours: "",
  };
  const site = buildTestSite({ name: "Shop", company: nobody, hosts: ["shop.example"] });
  const { html, text } = renderLetter({ subject: "S", title: "T", paragraphs: [] }, site, "en");
  expect(html).not.toContain("mailto:");
  expect(text).toBe("T\n\n--\nShop\n");
  expect(senderAddress(site)).toBe("no-reply@shop.example");
});
