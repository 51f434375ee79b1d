import { isOneOf } from "#core/record.ts";
import { type ListFields, type ListFilter, readListAddress } from "#office-ui/list/list-address.ts";
import type { ListPage } from "#office-ui/list/list-description.ts";
import type { InputOf } from "#platform/api/call.ts";
import { callApi } from "#platform/client/call-api.ts";
import { TEXT_AREAS } from "../../domain/text-areas.ts";
import { TEXT_STATES } from "../../domain/text-state.ts";
import { type ListedText, listTextsCall } from "../../texts/staff-calls.ts";

const FIELDS: ListFields = {
  filters: [
    // Which of them somebody works for, the server knows, and so it does a site's languages.
    { key: "site", kind: "text" },
    { key: "language", kind: "text" },
    { key: "area", kind: "choice", options: TEXT_AREAS.map((value) => ({ value })) },
    { key: "state", kind: "one", options: TEXT_STATES.map((value) => ({ value })) },
    { key: "query", kind: "text" },
  ],
  sorts: [],
};

type Input = InputOf<typeof listTextsCall>;

function inputOf({ key, operator, values }: ListFilter): Input {
  const [value = ""] = values;
  if (key === "site") return Number(value) > 0 ? { site: Number(value) } : {};
  if (key === "language") return value.length === 2 ? { language: value } : {};
  if (key === "area") {
    return { area: TEXT_AREAS.filter((area) => values.includes(area) === (operator === "is")) };
  }
  if (key === "state") return isOneOf(TEXT_STATES, value) ? { state: value } : {};
  return { query: value };
}

export type TextRow = ListedText & { siteId: number };

/** One page of the texts that the address asks for, and of which site they are. */
export async function loadTexts(search: string, after?: string) {
  const { filters } = readListAddress(search, FIELDS);
  const input: Input = Object.assign({}, ...filters.map(inputOf), after ? { after } : {});
  const { rows, total, next, site_id: siteId, languages } = await callApi(listTextsCall, input);
  const page: ListPage<TextRow> = {
    rows: rows.map((row) => ({ ...row, siteId })),
    next,
    count: total,
    isMore: false,
  };
  return { page, languages, language: input.language, siteId };
}
