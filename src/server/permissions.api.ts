import * as z from "zod/mini";
import { defineCall } from "#core/call.ts";
import { type ApiRoute, answer } from "#features/sites/server/site-request.ts";
import type { Environment } from "./environment.ts";

export const canViewTranslationsCall = defineCall({
  method: "GET",
  path: "/api/auth/permissions/can-view-translations",
  tag: "auth",
  summary: "Whether the visitor may see translation keys in place of texts",
  input: z.object({}),
  output: z.boolean(),
});

/** Allowed by the installation's setting: a shop being translated shows its keys to everyone who may open it. */
export function permissionsApi(environment: Pick<Environment, "SHOW_TRANSLATION_KEYS">): ApiRoute[] {
  return [answer(canViewTranslationsCall, () => environment.SHOW_TRANSLATION_KEYS)];
}
