import MarkdownIt from "markdown-it";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { fillPlaceholders } from "#i18n/translator.ts";

export type RenderedText = { html: string; headings: { id: string; text: string }[] };

/**
 * Sanitized by construction: raw HTML is off, so it comes out as text, and the library refuses
 * javascript:, data: and the like in links.
 */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

type LinkEnvironment = { language: string };

markdown.renderer.rules.link_open = (tokens, index, options, env, self) => {
  const token = tokens[index];
  const href = String(token?.attrGet("href") ?? "");
  const { language } = env as LinkEnvironment;
  if (href.startsWith("/")) token?.attrSet("href", localisePath(href, language));
  else if (/^https?:/.test(href)) token?.attrSet("rel", "noopener noreferrer");
  return self.renderToken(tokens, index, options);
};

export function renderMarkdown(
  text: string,
  input: { language: string; values: Record<string, string> },
): RenderedText {
  const environment: LinkEnvironment = { language: input.language };
  const tokens = markdown.parse(fillPlaceholders(text, input.values), environment);
  const headings: RenderedText["headings"] = [];
  tokens.forEach((token, index) => {
    if (token.type !== "heading_open" || token.tag !== "h2") return;
    const heading = tokens[index + 1]?.content ?? "";
    const id = `s${headings.length + 1}`;
    token.attrSet("id", id);
    headings.push({ id, text: heading });
  });
  return { html: markdown.renderer.render(tokens, markdown.options, environment), headings };
}
