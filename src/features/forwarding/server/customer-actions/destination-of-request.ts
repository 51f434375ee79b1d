import type { ForwardRequest } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";

/** Where it goes to, or would: the chosen address, else the customer's first that the site sends to. */
export async function destinationOfRequest(
  { findSite, listAddresses }: Pick<ForwardingDeps, "findSite" | "listAddresses">,
  { address, siteId, customerId }: Pick<ForwardRequest, "address" | "siteId" | "customerId">,
): Promise<number> {
  if (address) return address.countryId;
  const site = findSite(siteId);
  const reached = (await listAddresses(customerId)).find(({ country_id }) =>
    site.countries.some(({ id }) => id === country_id),
  );
  return reached?.country_id ?? site.defaultCountryId;
}
