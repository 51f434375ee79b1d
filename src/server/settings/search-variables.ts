import * as z from "zod/mini";
import {
  feedTargets,
  longSecret,
  milliseconds,
  searchUrl,
  searchUrls,
  token,
} from "./variable-schemas.ts";

/** Which server answers searches, and which services get the catalogue. */
export const searchVariables = {
  SEARCH_URL: {
    schema: z.optional(searchUrls),
    fallback: undefined,
    expected:
      "addresses of search servers, each with a slash at its end, such as http://search.example:3000/api/lupa/, with commas between",
  },
  SEARCH_TIMEOUT_MS: {
    schema: milliseconds,
    fallback: "2000",
    expected: "milliseconds that an answer of SEARCH_URL may take, from 1 to 999999",
  },
  SEARCH_SECRET: {
    schema: z.optional(longSecret),
    fallback: undefined,
    expected: "16 or more letters, digits or signs without spaces, the same on all nodes",
  },
  LUPA_API_KEY: {
    schema: token,
    fallback: undefined,
    expected: "a key of LupaSearch that may write documents",
  },
  LUPA_INDICES: {
    schema: z.optional(feedTargets),
    fallback: undefined,
    expected:
      "the region of a site, a language and the index of LupaSearch that has their goods, such as lt/en=7a31899f-31bc-46ac-b782-a44d71c5d622, with commas between several",
  },
  LUPA_API_URL: {
    schema: searchUrl,
    fallback: "https://api.lupasearch.com/v1/",
    expected: "where LupaSearch takes documents, with a slash at its end",
  },
} as const;
