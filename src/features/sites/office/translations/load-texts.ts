import { readListAddress } from "#office-ui/list/list-address.ts";
import type { ListPage } from "#office-ui/list/list-description.ts";
import { callApi } from "#platform/client/call-api.ts";
import { type ListedText, listTextsCall } from "../../texts/staff-calls.ts";
import { TEXTS_FIELDS, textsInput } from "./texts-query.ts";

export type TextRow = ListedText & { siteId: number };

/** Loads one page of the texts that match the URL's filters, with the id of their site. */
export async function loadTexts(search: string, after?: string) {
  const input = { ...textsInput(readListAddress(search, TEXTS_FIELDS)), after };
  const { rows, total, next, site_id: siteId, languages } = await callApi(listTextsCall, input);
  const page: ListPage<TextRow> = {
    rows: rows.map((row) => ({ ...row, siteId })),
    next,
    count: total,
    isMore: false,
  };
  return { page, languages, language: input.language, siteId };
}
