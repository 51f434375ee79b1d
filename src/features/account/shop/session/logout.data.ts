import { redirect } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { callsContext } from "#platform/pages/calls.context.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import { PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import { logoutCall } from "../../contract.ts";
import type { Route } from "./+types/logout.data.ts";

const home = (context: Route.ActionArgs["context"]) =>
  redirect(localisePath("/", context.get(pageLanguageContext).language), {
    status: 303,
    headers: PERSONAL_HEADERS,
  });

/** Logout for browsers without script; a mere GET does not log out. */
export const loader = ({ context }: Route.LoaderArgs) => home(context);

export async function action({ context }: Route.ActionArgs) {
  await context.get(callsContext)(logoutCall, {});
  return home(context);
}
