import { readMessages } from "#i18n/read-messages.fixture.ts";
import type { Seen } from "./crawled-routes.ts";

const keys = new Set(Object.keys(readMessages("en")));

const AWAY: readonly [RegExp, Seen][] = [
  [/^\/[a-z]{2}\/login\?redirect=/, "→ login"],
  [/^\/[a-z]{2}\/cart$/, "→ cart"],
  [/^\/[a-z]{2}\/checkout$/, "→ checkout"],
  [/^\/[a-z]{2}\/iphone-reservation$/, "→ reservation"],
  [/^\/[a-z]{2}\/$/, "→ home"],
  [/^\/[a-z]{2}\/account-information$/, "→ account"],
  [/^\/[a-z]{2}\/[\w-]+-pro$/, "→ pro"],
];

function seenOf(response: Response, html: string): Seen | string {
  if (response.status === 404) return 404;
  const location = response.headers.get("location") ?? "";
  if (response.status >= 300) {
    return AWAY.find(([pattern]) => pattern.test(location))?.[1] ?? `→ ${location}`;
  }
  return /data-layout="([^"]*)"/.exec(html)?.[1] ?? `${response.status} without a layout`;
}

/** Message keys, placeholders and the like that a visitor could read. */
function rawWords(html: string): string[] {
  const visible = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, "").replace(/<[^>]*>/g, " ");
  const words = visible.match(/[a-z_]+(?:\.[a-z_0-9-]+)+/g) ?? [];
  return [...words.filter((word) => keys.has(word)), ...(visible.match(/\{\{.*?\}\}/g) ?? [])];
}

/** What of another brand could be read in text, titles or addresses on a site that has its own. */
function foreignNames(html: string, otherBrand: RegExp | undefined): string[] {
  if (!otherBrand) return [];
  const shown = html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
    // Names of classes and files of the build are nobody's to read.
    .replace(/ (class|id|src|srcset)="[^"]*"/gi, "");
  // Looked for by itself: what is around it, asked for in the pattern, takes a hundred times as long.
  return [...shown.matchAll(new RegExp(otherBrand.source, "gi"))].map(({ 0: name, index }) =>
    shown.slice(Math.max(0, index - 40), index + name.length + 20),
  );
}

export type PageInspection = { response: Response; html: string; wrong: string[] };

/** One page, and all that is wrong with it: another layout or answer, raw keys, another language or brand. */
export async function inspectPage(
  browser: { get: (path: string) => Promise<Response> },
  path: string,
  expected: Seen,
  otherBrand?: RegExp,
): Promise<PageInspection> {
  const response = await browser.get(path);
  const html = await response.text();
  const seen = seenOf(response, html);
  const wrong = seen === expected ? [] : [`${path}: ${seen}, not ${expected}`];
  if (response.status >= 300 && response.status < 400) return { response, html, wrong };
  wrong.push(...rawWords(html).map((word) => `${path}: raw ${word}`));
  wrong.push(...foreignNames(html, otherBrand).map((name) => `${path}: another brand in ${name}`));
  const language = path.split("/")[1];
  if (!new RegExp(`<html [^>]*lang="${language}"`).test(html)) {
    wrong.push(`${path}: not in ${language}`);
  }
  return { response, html, wrong };
}

/** As many as one shop answers at a time; more would only wait for the database. */
export async function mapConcurrently<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = [];
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) made.push(await make(item));
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return made;
}
