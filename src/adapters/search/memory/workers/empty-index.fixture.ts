import type { CodedQuery } from "../query/coded-query.ts";

export const EMPTY_INDEX = { add: [], drop: [], dead: [], keyOf: new Uint16Array(1), keyCount: 6 };

export const QUERY: CodedQuery = {
  siteId: 1,
  language: "en",
  text: "",
  groups: [],
  ranges: [],
  sort: 3,
  offset: 0,
  limit: 10,
  facetKeys: [],
  stats: [],
};
