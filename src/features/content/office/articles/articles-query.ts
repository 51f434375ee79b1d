import { chosenValues, idsOf, namedValues, textOf } from "#office-ui/list/filter-values.ts";
import type { ListFields, ListState } from "#office-ui/list/list-address.ts";
import type { InputOf } from "#platform/api/call.ts";
import { ARTICLE_KINDS } from "../../domain/article-fields.ts";
import { ARTICLE_STATES } from "../../domain/article-state.ts";
import type { listArticlesCall } from "../../staff-calls.ts";

/** What the list can be narrowed by. */
export const ARTICLES_FIELDS = {
  filters: [
    { key: "kind", kind: "choice", operators: ["is", "not"], values: ARTICLE_KINDS },
    { key: "state", kind: "choice", operators: ["is", "not"], values: ARTICLE_STATES },
    { key: "site", kind: "ids", operators: ["is"] },
    { key: "query", kind: "text", operators: ["contains"] },
  ],
  sorts: [],
} as const satisfies ListFields;

/** What the call is asked for, of what the address says. */
export const articlesInput = ({ filters }: ListState): InputOf<typeof listArticlesCall> => ({
  kind: chosenValues(filters, { key: "kind", all: ARTICLE_KINDS }),
  // A text has several states at once: without one is not the same as with another.
  state: namedValues(filters, { key: "state", operator: "is", all: ARTICLE_STATES }),
  not_state: namedValues(filters, { key: "state", operator: "not", all: ARTICLE_STATES }),
  site: idsOf(filters, "site"),
  query: textOf(filters, "query"),
});
