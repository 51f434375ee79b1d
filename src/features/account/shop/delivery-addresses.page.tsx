import { useLocation } from "react-router";
import { sitesContext, visitContext } from "#features/sites/shop/visit.context.ts";
import { pageLanguageContext } from "#platform/pages/language.context.ts";
import { notFound } from "#platform/pages/not-found.ts";
import type { Route } from "./+types/delivery-addresses.page.ts";
import { accountContext } from "./account.context.ts";
import { AddressBook } from "./addresses/address-book.tsx";
import { readAddressTask } from "./addresses/address-task.ts";
import { AddressTaskPage } from "./addresses/address-task-page.tsx";
import { listAddress } from "./addresses/listed-address.ts";
import { postAddress } from "./addresses/post-address.ts";
import { requireSession } from "./guards/require-session.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { customer } = await requireSession(context);
  const { site } = context.get(visitContext);
  const { language } = context.get(pageLanguageContext);
  const sites = context.get(sitesContext).registry.all();
  const addresses = await context.get(accountContext).listAddresses(customer.id);
  const task = readAddressTask(new URL(request.url).searchParams);
  // Somebody else's address answers as one that never was.
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
  return <AddressTaskPage key={search} {...loaderData} task={task} posted={actionData} />;
}
