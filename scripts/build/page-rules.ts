import { writeFileSync } from "node:fs";
import { PAGES, type Page } from "../../src/pages.ts";
import { inProject } from "../set-up/project.mjs";

/** The rules about pages that browsers need, as a small module: the table itself would load much more. */
export function pageRules(): string {
  const cards = PAGES.flatMap((page) => patternOf(page, page.cards));
  const paying = PAGES.flatMap((page) => patternOf(page, page.paying, staticPart));
  const secret = PAGES.flatMap(({ path, secret }) => (secret ? staticPart(path) : []));
  const hidden = PAGES.flatMap(({ path, indexed }) => (indexed === false ? staticPart(path) : []));
  const any = (patterns: readonly string[]) =>
    [...new Set(patterns)].join("|").replaceAll("/", "\\/");
  return `// Written by "npm run page-rules" from src/pages.ts, which has the reasons.

const CARDS = /^\\/[a-z]{2}\\/(?:${any(cards)})\\/?$/;
const PAYING = /^\\/[a-z]{2}\\/(?:${any(paying)})(?:\\/|$)/i;
const HIDDEN = /^\\/[a-z]{2}\\/(?:${any(hidden)})(?:\\/|$)/i;
const SECRET = /^\\/[a-z]{2}\\/(?:${any(secret)})\\/[^/]/i;

/** Pages that may ask for a card: only they allow the payment provider's form. */
export const isCardPage = (pathname: string): boolean => CARDS.test(pathname);

/** Pages on which no outside service runs, because their URL is secret or they are about paying. */
export const isUntrackedPage = (pathname: string): boolean =>
  CARDS.test(pathname) || SECRET.test(pathname) || PAYING.test(pathname);

/** Pages that search engines are asked not to index. */
export const isHiddenPage = (pathname: string): boolean =>
  HIDDEN.test(pathname) || isUntrackedPage(pathname);

/** Path prefixes; what follows them gives access to a record, so logs leave it out. */
export const SECRET_PATHS = [${secret.map((path) => `"/${path}/"`).join(", ")}];
`;
}

type Marked = Page["cards"] | Page["paying"];

function patternOf(page: Page, marked: Marked, toPattern = wholePath): string[] {
  if (!marked) return [];
  return [marked === true ? toPattern(page.path) : marked];
}

/** `confirm/:slug?` is `confirm(?:/[^/]+)?` */
function wholePath(path: string): string {
  return path.replace(/\/:\w+(\??)/g, (_, optional) => (optional ? "(?:/[^/]+)?" : "/[^/]+"));
}

/** Every page below one about paying is about paying too. */
const staticPart = (path: string): string => path.replace(/\/[:*].*$/, "");

export const RULES_FILE = "src/platform/pages/page-rules.ts";

if (import.meta.main) writeFileSync(inProject(RULES_FILE), pageRules());
