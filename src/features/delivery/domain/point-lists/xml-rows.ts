import { decodeEntities } from "./entities.ts";
import type { Row } from "./point-list.ts";

/**
 * The flat XML of couriers: every `<name>` is a row of fields without children of their own. Not an
 * XML reader; a list that nests deeper has rows without fields, which are then told as bad.
 */
export function xmlRows(text: string, name: string): Row[] | undefined {
  if (!text.trimStart().startsWith("<")) return undefined;
  const parts = text.split(new RegExp(`<${name}(?:\\s[^>]*)?>`)).slice(1);
  return parts.map((part) => readFields(part.split(`</${name}>`, 1)[0] ?? ""));
}

const FIELD = /<([A-Za-z_][\w.-]*)(?:\s[^>]*)?>(?:<!\[CDATA\[([\s\S]*?)\]\]>|([^<]*))<\/\1>/g;

function readFields(part: string): Row {
  const fields: Record<string, string> = {};
  for (const [, field = "", verbatim, text = ""] of part.matchAll(FIELD)) {
    fields[field] = verbatim ?? decodeEntities(text);
  }
  return fields;
}
