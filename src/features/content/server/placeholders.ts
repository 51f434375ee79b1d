import type { MarkdownIt, StateInline } from "markdown-it";
import { mailHref, phoneHref } from "#features/sites/domain/contact-address.ts";

declare module "markdown-it" {
  /** The data for rendering a text. */
  interface Env {
    values?: Readonly<Record<string, string>>;
    language?: string;
  }
}

const PLACEHOLDER = /\{\{\s*([\w.]+)\s*\}\}/y;
const LINKS: Record<string, (value: string) => string> = {
  "company.email": mailHref,
  "company.phone": phoneHref,
};

/**
 * Replaces `{{name}}` after Markdown is parsed, so that a star or a bracket in a site's data stays a plain character;
 * e-mail addresses and telephone numbers become links.
 */
export function placeholders(markdown: MarkdownIt): void {
  markdown.inline.ruler.before("escape", "placeholder", (state, silent) => {
    PLACEHOLDER.lastIndex = state.pos;
    const [whole = "", name = ""] = PLACEHOLDER.exec(state.src) ?? [];
    const { values = {} } = state.env;
    if (!Object.hasOwn(values, name)) return false;
    state.pos += whole.length;
    if (!silent) pushValue(state, name, values[name] ?? "");
    return true;
  });
}

function pushValue(state: StateInline, name: string, value: string): void {
  const href = state.linkLevel === 0 && value ? LINKS[name]?.(value) : undefined;
  if (href) state.push("link_open", "a", 1).attrSet("href", href);
  state.push("text", "", 0).content = value;
  if (href) state.push("link_close", "a", -1);
}
