import type { Transaction } from "#database/connect.ts";
import type { Letter } from "#features/mail/domain/letter.ts";
import type { Translate } from "#i18n/translator.ts";
import { claimPath } from "../domain/claim-paths.ts";
import { claimNumber } from "../domain/claim-status.ts";
import { type Claim, selectOwner } from "./claims.repository.ts";
import type { ClaimsDeps } from "./claims-deps.ts";

/** Each step, to whoever claims, in the language they claimed in. */
export async function postClaimMail(
  { postMail, linkTo, findSite }: Pick<ClaimsDeps, "postMail" | "linkTo" | "findSite">,
  tx: Transaction,
  { id, siteId, customerId, language, status }: Claim,
  note: string,
): Promise<void> {
  const owner = await selectOwner(tx, customerId);
  if (!owner) return;
  const site = findSite(siteId);
  const number = claimNumber(id);
  const write = (t: Translate): Letter => ({
    subject: t(`mail.claim_${status}.subject`, { number, shop: site.name }),
    title: owner.firstName ? t("mail.hello_name", { name: owner.firstName }) : t("mail.hello"),
    paragraphs: [t(`mail.claim_${status}.text`, { number })],
    quoted: note || undefined,
    button: { label: t("mail.claim_button"), href: linkTo(site, language, claimPath(id)) },
  });
  const kind = `claim-${status}`;
  await postMail(tx, { site, to: owner.email, customerId, language, kind, write });
}
