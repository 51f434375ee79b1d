import type { Site } from "#features/sites/domain/site.ts";

const OWN_LINE = /^(\{\{[#^/]\w+\}\})[ \t]*\n/gm;
const BLOCK = /\{\{([#^])(\w+)\}\}([\s\S]*?)\{\{\/\2\}\}/g;

/** What parts of a text may depend on: what the site offers, and what is known of its company. */
export const conditionsOf = ({
  switches,
  company,
}: Pick<Site, "switches" | "company">): Record<string, boolean> => ({
  ...switches,
  company_phone: company.phone !== "",
  company_vat: company.vatCode !== "",
});

/**
 * `{{#forwarding}}…{{/forwarding}}` stays where that is so, `{{^forwarding}}…{{/forwarding}}` where it is not. A mark may have a line of its own; one that has no end is text like any other.
 */
export function applyConditions(
  text: string,
  conditions: Readonly<Record<string, boolean>>,
): string {
  if (!text.includes("{{/")) return text;
  const within = (part: string): string =>
    part.replace(BLOCK, (_whole, sign: string, name: string, inner: string) =>
      (conditions[name] === true) === (sign === "#") ? within(inner) : "",
    );
  return within(text.replace(OWN_LINE, "$1"));
}
