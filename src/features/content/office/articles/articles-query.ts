import { chosenValues, idsOf, namedValues, textOf } from "#office-ui/list/filter-values.ts";
import type { ListFields, ListState } from "#office-ui/list/list-address.ts";
import type { InputOf } from "#platform/api/call.ts";
import { ARTICLE_KINDS } from "../../domain/article-fields.ts";
import { ARTICLE_STATES } from "../../domain/article-state.ts";
import type { listArticlesCall } from "../../staff-calls.ts";

/** The filters of the list. */
export const ARTICLES_FIELDS = {
  filters: [
    { key: "kind", kind: "choice", operators: ["is", "not"], values: ARTICLE_KINDS },
    { key: "state", kind: "choice", operators: ["is", "not"], values: ARTICLE_STATES },
    { key: "site", kind: "ids", operators: ["is"] },
    { key: "query", kind: "text", operators: ["contains"] },
  ],
  sorts: [],
} as const satisfies ListFields;

/** The call's input, from the page's URL. */
export const articlesInput = ({ filters }: ListState): InputOf<typeof listArticlesCall> => ({
  kind: chosenValues(filters, { key: "kind", all: ARTICLE_KINDS }),
  // An article can have several states at once: lacking one state is not the same as having another.
  state: namedValues(filters, { key: "state", operator: "is", all: ARTICLE_STATES }),
  not_state: namedValues(filters, { key: "state", operator: "not", all: ARTICLE_STATES }),
  site: idsOf(filters, "site"),
  query: textOf(filters, "query"),
});
