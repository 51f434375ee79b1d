import type { Site } from "#features/sites/domain/site.ts";
import { type EmailColours, emailColours } from "#themes/email-colours.ts";
import type { EmailContent } from "../domain/email-content.ts";
import { escapeHtml, renderBody } from "./render-body.ts";

type Sender = Pick<Site, "name" | "theme" | "company"> & {
  /** The shop's origin, for URLs of pictures. */
  origin: string;
};

/** A mail in its site's brand: tables and inline styles, because mail programs support little else. */
export function renderEmail(email: EmailContent, sender: Sender, language: string) {
  return { html: renderHtml(email, sender, language), text: renderText(email, sender) };
}

function renderText(email: EmailContent, { name, company }: Sender): string {
  const { title, paragraphs, quoted, goods = [], rows = [], code, button, link, note } = email;
  const listed = goods.map((one) => [one.name, one.detail, one.amount].filter(Boolean).join(", "));
  const parts = [
    title,
    ...paragraphs,
    quoted && `“${quoted}”`,
    listed.map((line) => `- ${line}`).join("\n"),
    rows.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    code,
    button && `${button.label}: ${button.href}`,
    link && `${link.label}: ${link.href}`,
    note,
  ];
  const address = [company.address, company.city].filter(Boolean).join(", ");
  const signed = [company.legalName || name, address, company.email].filter(Boolean).join("\n");
  return `${[...parts.filter(Boolean), `--\n${signed}`].join("\n\n")}\n`;
}

/** Inline colours are for all mail programs; these rules are for those that support dark mode. */
function darkRules(dark: EmailColours): string {
  return `@media (prefers-color-scheme:dark){
.m-paper{background:${dark.paper}!important;color:${dark.ink}!important}
.m-surface{background:${dark.surface}!important;border-color:${dark.line}!important}
.m-line{border-color:${dark.line}!important}
.m-accent{border-color:${dark.accent}!important}
.m-ink{color:${dark.ink}!important}
.m-quiet{color:${dark.quiet}!important}
.m-link{color:${dark.link}!important}
.m-button{background:${dark.accent}!important;color:${dark.onAccent}!important}
}
@media (max-width:480px){.m-pad{padding:20px 16px!important}}`;
}

function renderHtml(content: EmailContent, sender: Sender, language: string): string {
  const { light: colours, dark } = emailColours(sender.theme);
  const { name, company, origin } = sender;
  const address = [company.legalName || name, company.address, company.city]
    .filter(Boolean)
    .map(escapeHtml)
    .join(", ");
  const email = escapeHtml(company.email);
  const contact =
    email &&
    `<br><a class="m-link" href="mailto:${email}" style="color:${colours.link}">${email}</a>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title><style>${darkRules(dark)}</style></head>
<body class="m-paper" style="margin:0;padding:0;background:${colours.paper};color:${colours.ink};font-family:Arial,Helvetica,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.paragraphs[0] ?? "")}</div>
<table class="m-paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${colours.paper}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:start">
<tr><td class="m-ink m-accent" style="padding:0 0 14px;font-size:22px;line-height:28px;font-weight:bold;color:${colours.ink};border-bottom:3px solid ${colours.accent}"><a class="m-ink" href="${escapeHtml(origin)}" style="color:${colours.ink};text-decoration:none">${escapeHtml(name)}</a></td></tr>
<tr><td class="m-surface m-pad" style="padding:28px;background:${colours.surface};border:1px solid ${colours.line};border-top:0">
${renderBody(content, colours, origin)}
</td></tr>
<tr><td class="m-quiet" style="padding:16px 0;font-size:13px;line-height:20px;color:${colours.quiet}">${address}${contact}</td></tr>
</table></td></tr></table></body></html>
`;
}
