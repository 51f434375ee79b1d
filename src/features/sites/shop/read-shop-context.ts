import type { RouterContextProvider } from "react-router";
import { callsContext } from "#platform/pages/calls.context.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import { notFound } from "#platform/pages/page-responses.ts";
import { findLanguage, isOn } from "../domain/site.ts";
import { visitContext } from "./visit.context.ts";

/** The context of a marketplace page; throws "not found" on sites without a marketplace (product notes §3). */
export function readShopContext(context: Readonly<RouterContextProvider>) {
  const { site } = context.get(visitContext);
  if (!isOn(site, "marketplace")) throw notFound();
  const { language } = context.get(pageLanguageContext);
  const language_id = findLanguage(site, language)?.id;
  return { make: context.get(callsContext), language, language_id, site };
}
