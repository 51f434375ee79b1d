import * as z from "zod/mini";
import { numberFrom, token, webUrl, words } from "./variable-schemas.ts";

/** Settings for a cache in front of all nodes (docs/operating.md, "Edge"). */
export const edgeVariables = {
  EDGE_CACHE: {
    schema: z.enum(["none", "varnish", "fastly"]),
    fallback: "none",
    expected: "none, varnish or fastly",
  },
  EDGE_CACHE_URL: {
    schema: z.pipe(words, z.array(webUrl)),
    fallback: "",
    expected:
      "where each Varnish answers, such as http://varnish:80, with commas between several; for Fastly another address of its API",
  },
  EDGE_CACHE_KEY: {
    schema: token,
    fallback: undefined,
    expected:
      "the secret that Varnish has as EDGE_CACHE_KEY too, or a token of Fastly that may purge",
  },
  EDGE_CACHE_SERVICE: {
    schema: z.optional(z.string().check(z.regex(/^\w{1,64}$/))),
    fallback: undefined,
    expected: "the id of the service at Fastly",
  },
  EDGE_CACHE_SECONDS: {
    schema: z.optional(numberFrom(/^\d{1,5}$/, 0, 86_400)),
    fallback: undefined,
    expected: "how many seconds an edge keeps a page at most, from 0 to 86400",
  },
} as const;

type Given = {
  [Name in keyof typeof edgeVariables]: z.infer<(typeof edgeVariables)[Name]["schema"]>;
} & { TRUSTED_PROXIES: readonly string[] };

/** Without one of these, pages at the edge would stay outdated, or none would be cached there. */
export function edgeProblems(given: Given): string[] {
  const { EDGE_CACHE, EDGE_CACHE_URL, EDGE_CACHE_KEY, EDGE_CACHE_SERVICE } = given;
  if (EDGE_CACHE === "none" && !given.EDGE_CACHE_SECONDS) return [];
  const must = (name: keyof typeof edgeVariables, isLacking: boolean) =>
    isLacking ? [`${name} must be ${edgeVariables[name].expected}`] : [];
  const problems = [
    ...must("EDGE_CACHE_URL", EDGE_CACHE === "varnish" && EDGE_CACHE_URL.length === 0),
    ...must("EDGE_CACHE_KEY", EDGE_CACHE !== "none" && !EDGE_CACHE_KEY),
    ...must("EDGE_CACHE_SERVICE", EDGE_CACHE === "fastly" && !EDGE_CACHE_SERVICE),
  ];
  return given.TRUSTED_PROXIES.length > 0
    ? problems
    : [
        ...problems,
        "TRUSTED_PROXIES must name the edge where EDGE_CACHE or EDGE_CACHE_SECONDS is set",
      ];
}

/** An edge that can be purged may cache pages as long as a node does. */
const PURGED_SECONDS = 300;

export const edgeSecondsOf = ({ EDGE_CACHE, EDGE_CACHE_SECONDS }: Given): number =>
  EDGE_CACHE_SECONDS ?? (EDGE_CACHE === "none" ? 0 : PURGED_SECONDS);
