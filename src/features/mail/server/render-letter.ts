import type { Site } from "#features/sites/domain/site.ts";
import { type MailColours, mailColours } from "#themes/mail-colours.ts";
import { themeOf } from "#themes/theme-traits.ts";
import type { Letter } from "../domain/letter.ts";
import { escapeHtml } from "./escape-html.ts";

type Sender = Pick<Site, "name" | "theme" | "company">;

/** A letter in the brand of its site: tables and inline styles, since mail programs know little else. */
export function renderLetter(letter: Letter, site: Sender, language: string) {
  return { html: renderHtml(letter, site, language), text: renderText(letter, site) };
}

function renderText({ title, paragraphs, code, button, note }: Letter, { name, company }: Sender) {
  const parts = [title, ...paragraphs, code, button && `${button.label}: ${button.href}`, note];
  const place = [company.address, company.city].filter(Boolean).join(", ");
  const signed = [company.legalName || name, place, company.email].filter(Boolean).join("\n");
  return `${[...parts.filter(Boolean), `--\n${signed}`].join("\n\n")}\n`;
}

function renderHtml(letter: Letter, site: Sender, language: string): string {
  const colours = mailColours[themeOf(site.theme)];
  const { name, company } = site;
  const address = [company.legalName || name, company.address, company.city]
    .filter(Boolean)
    .map(escapeHtml)
    .join(", ");
  const email = escapeHtml(company.email);
  const contact =
    email && `<br><a href="mailto:${email}" style="color:${colours.link}">${email}</a>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;padding:0;background:${colours.paper};color:${colours.ink};font-family:Arial,Helvetica,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 0 16px;font-size:22px;font-weight:bold;border-bottom:3px solid ${colours.accent}">${escapeHtml(name)}</td></tr>
<tr><td style="padding:28px;background:${colours.surface};border:1px solid ${colours.line};border-top:0">
${renderBody(letter, colours)}
</td></tr>
<tr><td style="padding:16px 0;font-size:13px;line-height:20px;color:${colours.quiet}">${address}${contact}</td></tr>
</table></td></tr></table></body></html>
`;
}

function renderBody(letter: Letter, colours: MailColours): string {
  const { title, paragraphs, code, button, note } = letter;
  return [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:28px">${escapeHtml(title)}</h1>`,
    ...paragraphs.map(
      (text) =>
        `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escapeHtml(text)}</p>`,
    ),
    code &&
      `<p style="margin:0 0 16px;padding:12px 16px;background:${colours.paper};border:1px solid ${colours.line};font-family:Consolas,Menlo,monospace;font-size:20px">${escapeHtml(code)}</p>`,
    button && renderButton(button, colours),
    note &&
      `<p style="margin:16px 0 0;font-size:14px;line-height:20px;color:${colours.quiet}">${escapeHtml(note)}</p>`,
  ]
    .filter(Boolean)
    .join("\n");
}

/** The address stands below as text too: not every program lets a button be pressed. */
function renderButton({ label, href }: NonNullable<Letter["button"]>, colours: MailColours) {
  const safe = escapeHtml(href);
  return `<p style="margin:0 0 16px"><a href="${safe}" style="display:inline-block;padding:14px 24px;background:${colours.accent};color:${colours.onAccent};font-size:16px;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:20px;word-break:break-all"><a href="${safe}" style="color:${colours.link}">${safe}</a></p>`;
}
