import { type RouterContextProvider, redirect } from "react-router";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import type { CallRequest } from "#platform/api/call.ts";
import { postForm } from "#platform/forms/post-form.ts";
import { callsContext } from "#platform/pages/calls.context.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import { notFound } from "#platform/pages/not-found.ts";
import { PERSONAL_HEADERS } from "#platform/pages/personal-headers.ts";
import { defaultAddressRequest, deleteAddressRequest } from "../../requests.ts";
import { addressForm } from "./address-form.ts";
import { readAddressTask } from "./address-task.ts";

type ActionArgs = { request: Request; context: Readonly<RouterContextProvider> };

const BUTTONS: Record<"delete" | "default", CallRequest<{ id: number }, unknown>> = {
  delete: deleteAddressRequest,
  default: defaultAddressRequest,
};

/** Posted without script: the form again with what is wrong, or the list with a word of what was done. */
export async function postAddress(args: ActionArgs) {
  const task = readAddressTask(new URL(args.request.url).searchParams);
  if (task.kind === "list") throw notFound();
  if (task.kind === "delete" || task.kind === "default") {
    const done = await args.context.get(callsContext)(BUTTONS[task.kind], { id: task.id });
    if (!done.ok) throw notFound();
    throw listAgain(args, task.kind);
  }
  // The call knows the site's countries; the browser's own check is not made here.
  const posted = await postForm(args, addressForm([], "id" in task ? task.id : undefined));
  if (posted.ok) throw listAgain(args, "saved");
  return posted.answer;
}

function listAgain({ context }: ActionArgs, done: string): Response {
  const { language } = context.get(pageLanguageContext);
  const target = localisePath(`/delivery-addresses?done=${done}`, language);
  return redirect(target, { status: 303, headers: PERSONAL_HEADERS });
}
