import { expect, test } from "vitest";
import { buildTestSite } from "#features/sites/domain/fixtures/site.ts";
import { emailColours } from "#themes/email-colours.ts";
import { themeNames } from "#themes/theme-names.ts";
import { senderAddress } from "../domain/email-content.ts";
import { renderEmail } from "./render-email.ts";

const email = {
  subject: "Choose a new password",
  title: "Hello, <img src=x onerror=alert(1)>",
  paragraphs: ["One & two"],
  code: "abcd-efgh",
  button: { label: "Choose", href: "https://shop.example/en/password-reset/x?a=1&b=2" },
  note: 'You said "no"',
};

const sender = (changes: Parameters<typeof buildTestSite>[0] = {}) => ({
  ...buildTestSite(changes),
  origin: "https://shop.example",
});

test("customer text is escaped in HTML mails", () => {
  const { html, text } = renderEmail(email, sender({ name: "A & B" }), "en");
  expect(html).not.toContain("<img");
  expect(html).toContain("Hello, &lt;img src=x onerror=alert(1)&gt;");
  expect(html).toContain('href="https://shop.example/en/password-reset/x?a=1&amp;b=2"');
  expect(html).toContain("A &amp; B");
  expect(html).toContain("&quot;no&quot;");
  expect(text).toContain("Hello, <img src=x onerror=alert(1)>");
  expect(text).toContain("Choose: https://shop.example/en/password-reset/x?a=1&b=2");
  expect(text).toContain("abcd-efgh");
});

test.each(themeNames)("a mail in the theme %s has its colours and the company's name", (theme) => {
  const site = sender({ theme });
  const { html, text } = renderEmail(email, site, "lt");
  expect(html).toContain(`background:${emailColours(theme).light.accent}`);
  expect(html).toContain('<html lang="lt">');
  for (const form of [html, text]) expect(form).toContain(site.company.legalName);
});

test("a mail without optional parts has no traces of them", () => {
  const site = sender();
  const { html, text } = renderEmail({ subject: "S", title: "T", paragraphs: [] }, site, "en");
  expect(html).not.toMatch(/undefined|false|<img|class="m-button"/);
  expect(text).not.toContain("undefined");
});

test("a shop without company data signs with its name", () => {
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
  const site = sender({ name: "Shop", company: nobody, hosts: ["shop.example"] });
  const { html, text } = renderEmail({ subject: "S", title: "T", paragraphs: [] }, site, "en");
  expect(html).not.toContain("mailto:");
  expect(text).toBe("T\n\n--\nShop\n");
  expect(senderAddress(site)).toBe("no-reply@shop.example");
});

test("a long value stands below its label, and amounts leave room for labels", () => {
  const rows = [
    { label: "Payment fee", value: "0.50\u00a0€" },
    { label: "Delivery address", value: "Pilies g. 14-3, LT-01123 Vilnius", isLong: true },
  ];
  const render = (more: typeof rows = []) =>
    renderEmail({ ...email, rows: [...rows, ...more] }, sender(), "en");
  const { html, text } = render();
  expect(html).toMatch(/<td colspan="2"[^>]*>Delivery address<br><span[^>]*>Pilies g\. 14-3/);
  expect(html).toMatch(/width="1%"[^>]*>0\.50/);
  expect(text).toContain("Delivery address: Pilies g. 14-3, LT-01123 Vilnius");
  // A value that may wrap keeps half of the width.
  const broken = render([{ label: "Measured", value: "1.45 kg, 32 cm", isLong: false }]);
  expect(broken.html).not.toContain('width="1%"');
});

test("a secondary link appears in HTML and text", () => {
  const link = { label: "Claim form", href: "https://shop.example/en/claim-form?a=1&b=2" };
  const { html, text } = renderEmail({ ...email, link }, sender(), "en");
  expect(html).toMatch(/<a [^>]*href="https:\/\/shop\.example\/en\/claim-form\?a=1&amp;b=2"/);
  expect(text).toContain("Claim form: https://shop.example/en/claim-form?a=1&b=2");
});

test("goods, amounts and a quoted message appear in HTML and text", () => {
  const told = {
    ...email,
    quoted: "Which <colour>?",
    goods: [
      { name: "Trail shoes", detail: "EU 39 · 2 pcs", amount: "160.00 €", picture: "art/a.webp" },
      { name: "Lamp" },
    ],
    rows: [
      { label: "The price holds until", value: "2026-11-30" },
      { label: "Shipping", value: "20.00 €" },
      { label: "Total", value: "180.00 €", isTotal: true },
    ],
  };
  const { html, text } = renderEmail(told, sender(), "en");
  expect(html).toContain('src="https://shop.example/_ipx/w_160,f_jpeg/art/a.webp"');
  expect(html).toContain("Which &lt;colour&gt;?");
  expect(html).toMatch(/white-space:nowrap[^>]*>2026-11-30</);
  expect(html).toMatch(/font-weight:bold[^>]*>180\.00 €</);
  for (const said of ["- Trail shoes, EU 39 · 2 pcs, 160.00 €", "- Lamp", "Total: 180.00 €"]) {
    expect(text).toContain(said);
  }
});

test.each(themeNames)("a mail in the theme %s has dark colours for dark mode", (theme) => {
  const { html } = renderEmail(email, sender({ theme }), "en");
  expect(html).toContain(`.m-paper{background:${emailColours(theme).dark.paper}!important`);
});
