import type { RouterContextProvider } from "react-router";
import { isOn } from "#features/sites/domain/site.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { notFound } from "#platform/pages/page-responses.ts";
import { reservationsContext } from "./reservations.context.ts";

/** Product notes §3 "marketplace": without it, these pages respond with 404. */
export function requireReservations(context: Readonly<RouterContextProvider>) {
  const { site } = context.get(visitContext);
  if (!isOn(site, "marketplace")) throw notFound();
  return { siteId: site.id, reservations: context.get(reservationsContext) };
}
