import type { RouterContextProvider } from "react-router";
import { isOn } from "#features/sites/domain/site.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { notFound } from "#platform/pages/page-responses.ts";

type Args = { context: Readonly<RouterContextProvider> };

/** Product notes §3 "tracking": not found unless the site's switch is on. */
export function trackingGuard({ context }: Args): void {
  if (!isOn(context.get(visitContext).site, "tracking")) throw notFound();
}
