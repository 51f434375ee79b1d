import { buildTextIndex } from "../text-index.ts";
import { type MatcherTools, matcherTools } from "./matcher.ts";

const NONE = { manufacturer: "", categories: [], keywords: [], description: "" };

/** What an index of these names is searched with. */
export function toolsFor(names: readonly string[], language = "de"): MatcherTools {
  const documents = names.map((name, doc) => ({ doc, text: { ...NONE, name } }));
  return matcherTools(buildTextIndex(language, documents).buffers);
}
