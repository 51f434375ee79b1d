import { readListAddress } from "#office-ui/list/list-address.ts";
import type { ListPage } from "#office-ui/list/list-description.ts";
import { officeLanguage } from "#office-ui/me/office-language.ts";
import { callApi } from "#platform/client/call-api.ts";
import { type ListedMailText, listMailTextsCall } from "../../texts/staff-calls.ts";
import { MAIL_TEXTS_FIELDS, mailTextsInput } from "./mail-texts-query.ts";

/** Loads the mails that match the URL's filters, with the id of their site. */
export async function loadMailTexts(search: string) {
  const asked = mailTextsInput(readListAddress(search, MAIL_TEXTS_FIELDS));
  // If the site does not have this language, the server uses the site's first.
  const input = { ...asked, language: asked.language ?? officeLanguage() };
  const { mails, site_id: siteId, languages, language } = await callApi(listMailTextsCall, input);
  const page: ListPage<ListedMailText> = {
    rows: mails,
    next: null,
    count: mails.length,
    isMore: false,
  };
  return { page, siteId, languages, language };
}
