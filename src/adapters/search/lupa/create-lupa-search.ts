import type {
  RemoteEngine,
  SearchFacet,
  SearchQuery,
  SearchResult,
  Suggestions,
  SuggestQuery,
} from "#ports/search.ts";
import { SORT } from "#ports/sort-type.ts";
import { SearchRefused } from "./ask-nodes.ts";
import { createLupaClient, type LupaClient, type LupaClientOptions } from "./lupa-client.ts";
import { CHANGES_PATH } from "./post-question.ts";
import { readResult, readSuggestions } from "./read-result.ts";
import { DEEPEST, MOST_AT_ONCE, wireText, writeQuery } from "./write-query.ts";

type LupaSearchOptions = LupaClientOptions & {
  /** The query key of a site and language; undefined if the site does not exist. */
  queryKey: (siteId: number, language: string) => string | undefined;
};

/** The limits that the protocol guarantees; our own nodes count further. */
const CAN = { exactTotal: 10_000, filters: 50, values: 1000 };
const CHANGES_MS = 60_000;
/** Rebuilding the index of a large catalogue takes long. */
const REFRESH_MS = 5 * 60_000;
const NOTHING: SearchResult = { ids: [], total: 0, facets: [], didYouMean: [] };
const NO_SUGGESTIONS = { queries: [], productIds: [], categoryIds: [], manufacturers: [] };

/** A client for any server with LupaSearch's protocol: LupaSearch itself, or our own search nodes. */
export function createLupaSearch({ queryKey, ...options }: LupaSearchOptions): RemoteEngine {
  const client = createLupaClient(options);
  let isOurs = true;

  async function tellChanges(
    tags: readonly string[],
    wait: Parameters<LupaClient["postToAll"]>[2],
  ): Promise<void> {
    try {
      await client.postToAll(CHANGES_PATH, { tags }, wait);
    } catch (error) {
      // A 404 means that the server is not ours: it gets its documents in another way and knows nothing of our
      // database.
      isOurs = !(error instanceof SearchRefused && error.status === 404);
      if (isOurs) throw error;
    }
  }

  return {
    can: CAN,
    async search(query) {
      const key = queryKey(query.siteId, query.language);
      return key === undefined ? NOTHING : searchPages(client, `query/${key}`, query);
    },
    async suggest(query) {
      const key = queryKey(query.siteId, query.language);
      return key === undefined ? NO_SUGGESTIONS : suggestByKey(client, key, query);
    },
    async follow(tags, moment) {
      if (!isOurs) return;
      try {
        await tellChanges(tags, { waitMs: CHANGES_MS, until: "first" });
      } finally {
        if (isOurs) client.need(moment);
      }
    },
    async refresh(tags, moment) {
      if (!isOurs) return;
      // Called first: if it came after the rebuild, it could replace a newer moment set meanwhile by an older one.
      client.need(moment);
      await tellChanges(tags, { waitMs: REFRESH_MS, until: "all" });
    },
    async close() {
      client.close();
    },
  };
}

/** A page longer than the protocol's maximum is put together from several. */
async function searchPages(
  client: LupaClient,
  path: string,
  query: SearchQuery,
): Promise<SearchResult> {
  refuseTooMuch(query.filters.terms);
  const offset = wholeNumber(query.offset);
  const limit = offset > DEEPEST ? 0 : wholeNumber(query.limit);
  const page = { offset: Math.min(offset, DEEPEST), limit: Math.min(limit, MOST_AT_ONCE) };
  const first = readResult(await client.post(path, writeQuery(query, page)), query.facets);
  const end = Math.min(offset + limit, first.total, DEEPEST);
  const further: Promise<readonly number[]>[] = [];
  for (let at = offset + MOST_AT_ONCE; at < end; at += MOST_AT_ONCE) {
    const next = { offset: at, limit: Math.min(MOST_AT_ONCE, end - at) };
    const body = writeQuery({ ...query, facets: [] }, next);
    further.push(client.post(path, body).then((answer) => readResult(answer, []).ids));
  }
  return { ...first, ids: [...first.ids, ...(await Promise.all(further)).flat()] };
}

const wholeNumber = (value: number) =>
  value > 0 ? Math.floor(Math.min(value, Number.MAX_SAFE_INTEGER)) : 0;

function refuseTooMuch(terms: SearchQuery["filters"]["terms"]): void {
  const lists = Object.values(terms);
  const most = Math.max(0, ...lists.map((values) => values?.length ?? 0));
  if (lists.length > CAN.filters || most > CAN.values) {
    throw new RangeError(
      `the search server takes ${CAN.filters} filters of ${CAN.values} values each`,
    );
  }
}

/** The protocol suggests only words; products, categories and brands come from a search for the text. */
async function suggestByKey(
  client: LupaClient,
  key: string,
  { text, limit: asked }: SuggestQuery,
): Promise<Suggestions> {
  const limit = Math.min(wholeNumber(asked), MOST_AT_ONCE);
  const question = {
    text,
    filters: { terms: {}, ranges: {} },
    sort: SORT.relevance,
    facets: ["category_id", "manufacturer"],
  } as const;
  const [queries, answer] = await Promise.all([
    client.post(`query/${key}-suggestions`, { searchText: wireText(text), limit }),
    client.post(`query/${key}`, writeQuery(question, { offset: 0, limit })),
  ]);
  const { ids, facets } = readResult(answer, question.facets);
  return {
    queries: readSuggestions(queries).slice(0, limit),
    productIds: ids,
    categoryIds: valuesOf(facets, "category_id").slice(0, limit).map(Number),
    manufacturers: valuesOf(facets, "manufacturer").slice(0, limit),
  };
}

function valuesOf(facets: readonly SearchFacet[], key: SearchFacet["key"]): string[] {
  const facet = facets.find((each) => each.key === key);
  return facet?.type === "terms" ? facet.values.map(({ value }) => value) : [];
}
