import { Link, type RouterContextProvider, redirect, useLocation, useNavigate } from "react-router";
import type { MessageKey } from "#core/message-key.ts";
import { localisePath } from "#features/sites/domain/locale-path.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { sitesContext, visitContext } from "#features/sites/shop/visit.context.ts";
import { useT } from "#i18n/use-t.ts";
import type { CallRequest } from "#platform/api/call.ts";
import type { RefusedForm } from "#platform/forms/call-form.ts";
import { postForm } from "#platform/forms/post-form.ts";
import { callsContext } from "#platform/pages/calls.context.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import { loadCall } from "#platform/pages/load-call.ts";
import { notFound, PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { defaultAddressCall, deleteAddressCall, listAddressesCall } from "../contract.ts";
import { sameSitePath } from "../domain/after-login.ts";
import type { Route } from "./+types/delivery-addresses.page.ts";
import { AddressBook } from "./addresses/address-book.tsx";
import { AddressEditor } from "./addresses/address-editor.tsx";
import { type AddressValues, addressForm } from "./addresses/address-form.ts";
import { DeleteAddress } from "./addresses/delete-address.tsx";
import {
  type AddressTask,
  addressTask,
  type ListedAddress,
  listAddress,
  newAddress,
  readAddressTask,
} from "./addresses/listed-address.ts";
import { requireSession } from "./guards.ts";
import { AccountPage } from "./layout/account-page.tsx";

type ActionArgs = { request: Request; context: Readonly<RouterContextProvider> };

const BUTTONS: Record<"delete" | "default", CallRequest<{ id: number }, unknown>> = {
  delete: deleteAddressCall,
  default: defaultAddressCall,
};

/** Handles forms without script: shows the form again with its errors, or the list with a message on what was done. */
async function postAddress(args: ActionArgs) {
  const task = readAddressTask(new URL(args.request.url).searchParams);
  if (task.kind === "list") throw notFound();
  if (task.kind === "delete" || task.kind === "default") {
    const done = await args.context.get(callsContext)(BUTTONS[task.kind], { id: task.id });
    if (!done.ok) throw notFound();
    throw listAgain(args, task.kind);
  }
  // The form gets no countries here, because the call itself checks them.
  const posted = await postForm(args, addressForm([], "id" in task ? task.id : undefined));
  if (posted.ok) throw wayBack(args) ?? listAgain(args, "saved");
  return posted.answer;
}

/** Customers who needed the address for another page return there. */
function wayBack({ request }: ActionArgs): Response | undefined {
  const wanted = sameSitePath(new URL(request.url).searchParams.get("redirect"));
  return wanted ? redirect(wanted, { status: 303, headers: PERSONAL_HEADERS }) : undefined;
}

function listAgain({ context }: ActionArgs, done: string): Response {
  const { language } = context.get(pageLanguageContext);
  const target = localisePath(`/delivery-addresses?done=${done}`, language);
  return redirect(target, { status: 303, headers: PERSONAL_HEADERS });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { customer } = await requireSession(context);
  const { site } = context.get(visitContext);
  const { language } = context.get(pageLanguageContext);
  const sites = context.get(sitesContext).registry.all();
  const { addresses } = await loadCall(context, listAddressesCall, {});
  const task = readAddressTask(new URL(request.url).searchParams);
  // Another customer's address gets the same answer as one that does not exist.
  if ("id" in task && !addresses.some(({ id }) => id === task.id)) throw notFound();
  return {
    addresses: addresses.map((address) => listAddress(address, { site, sites, language })),
    known: {
      first_name: customer.firstName,
      last_name: customer.lastName,
      phone_number: customer.phoneNumber,
    },
  };
}

export const action = (args: Route.ActionArgs) => postAddress(args);

export default function DeliveryAddressesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const task = readAddressTask(query);
  if (task.kind === "list" || task.kind === "default") {
    return <AddressBook {...loaderData} done={query.get("done")} />;
  }
  const wanted = sameSitePath(query.get("redirect"));
  return (
    <AddressTaskPage key={search} {...loaderData} task={task} wanted={wanted} posted={actionData} />
  );
}

type AddressTaskPageProps = {
  task: Exclude<AddressTask, { kind: "list" }>;
  addresses: readonly ListedAddress[];
  known: Partial<AddressValues>;
  /** The page to go to afterwards; if undefined, the list. */
  wanted: string | undefined;
  posted: RefusedForm | undefined;
};

/** The same as the modals, as separate pages: for browsers without script, and for bookmarks. */
function AddressTaskPage({ task, addresses, known, wanted, posted }: AddressTaskPageProps) {
  const t = useT();
  const navigate = useNavigate();
  const list = `/${useShell().language}/delivery-addresses`;
  const listed = addresses.find(({ address }) => "id" in task && address.id === task.id);
  const finish = async (key: MessageKey) => {
    showToast({ kind: "good", text: t(key) });
    // Replaces the history entry when returning to the wanted page, so that "back" does not lead here.
    await navigate(wanted ?? list, { replace: wanted !== undefined });
  };
  const back = (
    <Link to={wanted ?? list} className="link inline-flex min-h-(--tap) items-center">
      {t(wanted ? "account.addresses.back_without" : "account.addresses.back")}
    </Link>
  );
  if (task.kind === "delete" && listed) {
    return (
      <AccountPage title={t("account.addresses.delete_title")} action={back}>
        <div className="max-w-120">
          <DeleteAddress listed={listed} onDeleted={() => finish("account.addresses.deleted")} />
        </div>
      </AccountPage>
    );
  }
  const title = t(listed ? "account.addresses.edit" : "account.addresses.new");
  return (
    <AccountPage title={title} action={back}>
      <div className="max-w-160">
        <AddressEditor
          address={listed?.address}
          known={known}
          offerDefault={addresses.length > 0 && !listed?.address.is_default}
          action={listed ? addressTask("edit", listed.address.id) : newAddress(wanted)}
          posted={posted}
          onSaved={() => finish("account.addresses.saved")}
        />
      </div>
    </AccountPage>
  );
}
