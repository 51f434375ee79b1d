import {
  type ListFields,
  type ListFilter,
  readListAddress,
  YES,
} from "#office-ui/list/list-address.ts";
import type { ListPage } from "#office-ui/list/list-description.ts";
import { officeLanguage } from "#office-ui/me/office-language.ts";
import type { InputOf } from "#platform/api/call.ts";
import { callApi } from "#platform/client/call-api.ts";
import { type ListedMailText, listMailTextsCall } from "../../texts/staff-calls.ts";

const FIELDS: ListFields = {
  filters: [
    // Which of them somebody works for, the server knows, and so it does a site's languages.
    { key: "site", kind: "text" },
    { key: "language", kind: "text" },
    { key: "own", kind: "boolean" },
    { key: "query", kind: "text" },
  ],
  sorts: [],
};

type Input = InputOf<typeof listMailTextsCall>;

function inputOf({ key, values }: ListFilter): Input {
  const [value = ""] = values;
  if (key === "site") return Number(value) > 0 ? { site: Number(value) } : {};
  if (key === "language") return value.length === 2 ? { language: value } : {};
  if (key === "own") return { own: value === YES };
  return { query: value };
}

/** The mails that the address asks for, and of which site they are. */
export async function loadMailTexts(search: string) {
  const { filters } = readListAddress(search, FIELDS);
  // Of languages that the site has not the server takes its first.
  const input: Input = Object.assign({ language: officeLanguage() }, ...filters.map(inputOf));
  const { mails, site_id: siteId, languages, language } = await callApi(listMailTextsCall, input);
  const page: ListPage<ListedMailText> = {
    rows: mails,
    next: null,
    count: mails.length,
    isMore: false,
  };
  return { page, siteId, languages, language };
}
