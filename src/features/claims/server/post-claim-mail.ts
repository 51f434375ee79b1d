import type { Transaction } from "#database/connect.ts";
import { forwardNumber } from "#features/forwarding/domain/forward-status.ts";
import type { EmailContent } from "#features/mail/domain/email-content.ts";
import { orderNumber } from "#features/orders/domain/order-status.ts";
import type { Translate } from "#i18n/translator.ts";
import { claimPath } from "../domain/claim-paths.ts";
import { claimNumber } from "../domain/claim-status.ts";
import { type Claim, selectOwner } from "./claims.repository.ts";
import type { ClaimsDeps } from "./claims-deps.ts";

const subjectNumber = ({ orderId, requestId }: Claim): string =>
  orderId === null ? forwardNumber(requestId ?? 0) : orderNumber(orderId);

/** Each step, to whoever claims, in the language they claimed in. */
export async function postClaimMail(
  { postMail, linkTo, findSite }: Pick<ClaimsDeps, "postMail" | "linkTo" | "findSite">,
  tx: Transaction,
  claim: Claim,
  note: string,
): Promise<void> {
  const { id, siteId, customerId, language, status } = claim;
  const owner = await selectOwner(tx, customerId);
  if (!owner) return;
  const site = findSite(siteId);
  const number = claimNumber(id);
  const write = (t: Translate): EmailContent => ({
    subject: t(`mail.claim_${status}.subject`, { number, shop: site.name }),
    title: owner.firstName ? t("mail.hello_name", { name: owner.firstName }) : t("mail.hello"),
    paragraphs: [t(`mail.claim_${status}.text`, { number })],
    // What they wrote themselves comes back once: so they know what we have.
    quoted: note || (status === "received" ? claim.description : undefined),
    rows: [
      { label: t("mail.fact.about"), value: subjectNumber(claim) },
      { label: t("mail.fact.reason"), value: t(`mail.claim_reason.${claim.reason}`) },
    ],
    button: { label: t("mail.claim_button"), href: linkTo(site, language, claimPath(id)) },
  });
  const kind = `claim-${status}`;
  await postMail(tx, { site, to: owner.email, customerId, language, kind, write });
}
