import type { Transaction } from "#database/connect.ts";
import { findMailContact } from "#features/account/server/contact/mail-preferences.ts";
import { claimEmail } from "./claim-email.ts";
import type { Claim } from "./claims.repository.ts";
import type { ClaimsDeps } from "./claims-deps.ts";
import { selectRemedy } from "./staff-claims/remedies.repository.ts";

/** Sends a mail about a step to the customer, in the language of the claim. */
export async function postClaimMail(
  { postMail, linkTo, findSite }: Pick<ClaimsDeps, "postMail" | "linkTo" | "findSite">,
  tx: Transaction,
  claim: Claim,
  note: string,
): Promise<void> {
  const { siteId, customerId, language, status } = claim;
  const owner = await findMailContact(tx, customerId);
  if (!owner) return;
  const site = findSite(siteId);
  const write = claimEmail(claim, {
    remedy: status === "accepted" ? await selectRemedy(tx, claim.id) : undefined,
    shop: site.name,
    language,
    name: owner.firstName,
    note,
    linkTo: (path) => linkTo(site, language, path),
  });
  const kind = `claim-${status}`;
  await postMail(tx, {
    site,
    to: owner.email,
    customerId,
    language,
    kind,
    record: `claim:${claim.id}`,
    write,
  });
}
