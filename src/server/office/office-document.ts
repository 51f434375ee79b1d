import { hash } from "node:crypto";
import { LANGUAGES } from "#i18n/languages.ts";
import { createTranslator, type Messages } from "#i18n/translator.ts";
import { OFFICE_MODE_SCRIPT } from "#office-ui/mode/office-mode-script.ts";
import { escapeHtml } from "#ui/static/to-html.ts";
import type { OfficeAssets } from "./office-assets.ts";

type DocumentInput = {
  language: string;
  /** The time zone in which times are shown. */
  timeZone: string;
  messages: Messages;
  messagesUrl: string;
  assets: OfficeAssets;
};

const link = (attributes: string, href: string) =>
  `<link ${attributes} href="${escapeHtml(href)}">`;

/** The empty document that the office's scripts fill. It is the same for everybody, because a call fetches the user. */
export function officeDocument(input: DocumentInput): string {
  const { language, timeZone, messages, messagesUrl, assets } = input;
  const t = createTranslator(language, messages);
  const { inlineModule } = assets;
  return [
    "<!doctype html>",
    `<html lang="${language}" data-theme="office" data-mode="light" data-time-zone="${escapeHtml(timeZone)}">`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(t("office.name"))}</title>`,
    `<script>${OFFICE_MODE_SCRIPT}</script>`,
    link('rel="icon" type="image/svg+xml"', "/favicon-default.svg"),
    link('id="messages" rel="preload" as="fetch" crossorigin', messagesUrl),
    ...assets.styles.map((href) => link('rel="stylesheet"', href)),
    ...assets.preloads.map((href) => link('rel="modulepreload"', href)),
    inlineModule ? `<script type="module">${inlineModule}</script>` : "",
    ...assets.scripts.map((src) => `<script type="module" src="${escapeHtml(src)}"></script>`),
    "</head>",
    `<body><div id="office"><noscript>${escapeHtml(t("office.needs_script"))}</noscript></div></body>`,
    "</html>",
  ].join("\n");
}

/** Allows nothing from other origins, and only our own inline scripts. */
export function officePolicy({ inlineModule }: OfficeAssets): string {
  const inline = [OFFICE_MODE_SCRIPT, inlineModule].filter((script) => script !== undefined);
  const hashes = inline.map((script) => `'sha256-${hash("sha256", script, "base64")}'`);
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(" ")}`,
    // In development, hot reload writes styles into style elements.
    `style-src 'self'${import.meta.env.DEV ? " 'unsafe-inline'" : ""}`,
    // For style attributes with computed shares and positions; attributes cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

export const isOfficeLanguage = (language: string): boolean =>
  LANGUAGES.some((one) => one === language);
