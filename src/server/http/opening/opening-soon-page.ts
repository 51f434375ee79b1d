import { hash } from "node:crypto";
import type { Site } from "#features/sites/domain/site.ts";
import { createTranslator, type Messages } from "#i18n/translator.ts";
import { emailColours } from "#themes/email-colours.ts";
import { escapeHtml } from "#ui/static/to-html.ts";

type PageInput = { site: Site; language: string; messages: Messages };
type Colours = ReturnType<typeof emailColours>["light"];

const variables = ({ ink, quiet, paper, surface, line, accent, link }: Colours) =>
  `--ink:${ink};--quiet:${quiet};--paper:${paper};--surface:${surface};--line:${line};--accent:${accent};--link:${link}`;

const styleOf = (theme: string): string => {
  const { light, dark } = emailColours(theme);
  return `:root{color-scheme:light dark;${variables(light)}}
@media (prefers-color-scheme:dark){:root{${variables(dark)}}}
*{box-sizing:border-box}
body{margin:0;min-height:100svh;display:grid;place-items:center;padding:24px;background:var(--paper);color:var(--ink);font:17px/1.55 system-ui,sans-serif}
main{width:min(100%,34rem);padding:clamp(28px,6vw,56px);background:var(--surface);border:1px solid var(--line);border-top:6px solid var(--accent);border-radius:12px}
.name{margin:0 0 40px;font-weight:700;letter-spacing:-.01em}
h1{margin:0 0 12px;font-size:clamp(28px,7vw,40px);line-height:1.1;letter-spacing:-.02em;text-wrap:balance}
p{margin:0 0 12px;color:var(--quiet)}
a{color:var(--link)}
nav{display:flex;flex-wrap:wrap;gap:4px 20px;margin-top:40px;padding-top:16px;border-top:1px solid var(--line)}
nav a{display:inline-flex;min-height:44px;align-items:center}`;
};

/** The page shown instead of a site that is not open yet, in the site's own colours and languages. */
export function openingSoonPage({ site, language, messages }: PageInput) {
  const t = createTranslator(language, messages);
  const style = styleOf(site.theme);
  const { email } = site.company;
  const name = escapeHtml(site.name);
  const contact = email
    ? `<p>${escapeHtml(t("office.opening_soon.contact"))} <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a></p>`
    : "";
  const others = site.languages.filter(({ isoCode }) => isoCode !== language);
  const links = others.map(
    ({ isoCode, localTitle }) =>
      `<a href="/${isoCode}/" lang="${isoCode}" hreflang="${isoCode}">${escapeHtml(localTitle)}</a>`,
  );
  const html = [
    "<!doctype html>",
    `<html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(t("office.opening_soon.title"))} · ${name}</title>`,
    `<style>${style}</style></head><body><main>`,
    `<p class="name">${name}</p>`,
    `<h1>${escapeHtml(t("office.opening_soon.title"))}</h1>`,
    `<p>${escapeHtml(t("office.opening_soon.text"))}</p>${contact}`,
    links.length > 0
      ? `<nav aria-label="${escapeHtml(t("office.opening_soon.languages"))}">${links.join("")}</nav>`
      : "",
    "</main></body></html>",
  ].join("");
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${hash("sha256", style, "base64")}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return { html, policy };
}
