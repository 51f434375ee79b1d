import MarkdownIt, { type Env } from "markdown-it";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { applyConditions } from "../domain/conditions.ts";
import { placeholders } from "./placeholders.ts";

type Heading = { id: string; text: string };
export type RenderedText = { html: string; headings: Heading[] };

/**
 * Safe by design: raw HTML is off, so it is output as text, and the library refuses javascript:, data: and similar URLs
 * in links.
 */
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
markdown.use(placeholders);

markdown.renderer.rules.link_open = (tokens, index, options, env, self) => {
  const token = tokens[index];
  const href = String(token?.attrGet("href") ?? "");
  if (href.startsWith("/")) token?.attrSet("href", localisePath(href, env?.language ?? ""));
  else if (/^https?:/.test(href)) token?.attrSet("rel", "noopener noreferrer");
  return self.renderToken(tokens, index, options);
};

type RenderInput = {
  language: string;
  values: Record<string, string>;
  /** Conditions for parts of a text. */
  conditions: Readonly<Record<string, boolean>>;
};

export function renderMarkdown(text: string, { conditions, ...input }: RenderInput): RenderedText {
  const environment: Env = { ...input };
  const tokens = markdown.parse(applyConditions(text, conditions), environment);
  const headings: Heading[] = [];
  tokens.forEach((token, index) => {
    if (token.type !== "heading_open" || token.tag !== "h2") return;
    const words = tokens[index + 1]?.children?.map((child) => child.content).join("") ?? "";
    const id = `s${headings.length + 1}`;
    token.attrSet("id", id);
    headings.push({ id, text: words });
  });
  return { html: markdown.renderer.render(tokens, markdown.options, environment), headings };
}
