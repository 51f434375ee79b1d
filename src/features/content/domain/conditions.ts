import type { Site } from "#features/sites/domain/site.ts";

const OWN_LINE = /^(\{\{[#^/]\w+\}\})[ \t]*\n/gm;
const MARK = /\{\{([#^/])(\w+)\}\}/g;

/** Conditions for parts of a text: what the site offers, and which company data it has. */
export const conditionsOf = ({
  switches,
  company,
}: Pick<Site, "switches" | "company">): Record<string, boolean> => ({
  ...switches,
  company_phone: company.phone !== "",
  company_vat: company.vatCode !== "",
});

/** A part whose start mark was read; `text` is its content so far. */
type OpenPart = { mark: string; name: string; isShown: boolean; text: string };

/**
 * `{{#forwarding}}…{{/forwarding}}` is kept if the condition is true, `{{^forwarding}}…{{/forwarding}}` if it is false.
 * A mark may have its own line; one without an end stays as plain text. It takes one pass for any number of marks:
 * staff write these texts, and every visitor's page waits for them.
 */
export function applyConditions(
  text: string,
  conditions: Readonly<Record<string, boolean>>,
): string {
  if (!text.includes("{{/")) return text;
  const source = text.replace(OWN_LINE, "$1");
  const open: OpenPart[] = [{ mark: "", name: "", isShown: true, text: "" }];
  const names = new Map<string, number>();
  let at = 0;
  for (const { 0: mark, 1: sign, 2: name = "", index } of source.matchAll(MARK)) {
    append(open, source.slice(at, index));
    at = index + mark.length;
    if (sign !== "/") {
      const isShown = (conditions[name] === true) === (sign === "#");
      open.push({ mark, name, isShown, text: "" });
      names.set(name, (names.get(name) ?? 0) + 1);
    } else if (names.get(name)) closePart(open, names, name);
    else append(open, mark);
  }
  append(open, source.slice(at));
  while (open.length > 1) leaveOpen(open, names);
  return open[0]?.text ?? "";
}

function append(open: readonly OpenPart[], text: string): void {
  const part = open.at(-1);
  if (part) part.text += text;
}

/** Marks inside the part that have no end are plain text. */
function closePart(open: OpenPart[], names: Map<string, number>, name: string): void {
  while (open.at(-1)?.name !== name) leaveOpen(open, names);
  const part = open.pop();
  names.set(name, (names.get(name) ?? 1) - 1);
  if (part?.isShown) append(open, part.text);
}

function leaveOpen(open: OpenPart[], names: Map<string, number>): void {
  const part = open.pop();
  if (!part) return;
  names.set(part.name, (names.get(part.name) ?? 1) - 1);
  append(open, part.mark + part.text);
}
