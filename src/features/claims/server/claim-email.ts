import { forwardNumber } from "#features/forwarding/domain/forward-status.ts";
import type { EmailContent } from "#features/mail/domain/email-content.ts";
import { orderNumber } from "#features/orders/domain/order-status.ts";
import { formatMoney } from "#i18n/format.ts";
import type { Translate } from "#i18n/translator.ts";
import { claimPath } from "../domain/claim-paths.ts";
import { claimNumber } from "../domain/claim-status.ts";
import type { Claim } from "./claims.repository.ts";
import type { StoredRemedy } from "./staff-claims/remedies.repository.ts";

export type MailedClaim = Pick<
  Claim,
  "id" | "orderId" | "requestId" | "status" | "reason" | "description"
>;

export type MailedRemedy = Pick<StoredRemedy, "way" | "amountCents" | "currency">;

type ClaimEmailContext = {
  shop: string;
  name: string;
  /** The note of staff on this step. */
  note: string;
  linkTo: (path: string) => string;
  /** Two letters; sums are written as people write them there. */
  language: string;
  /** How an accepted claim is put right. */
  remedy: MailedRemedy | undefined;
};

const subjectNumber = ({ orderId, requestId }: MailedClaim): string =>
  orderId === null ? forwardNumber(requestId ?? 0) : orderNumber(orderId);

/** The mail about a step of a claim. */
export const claimEmail =
  (claim: MailedClaim, { shop, name, note, linkTo, language, remedy }: ClaimEmailContext) =>
  (t: Translate): EmailContent => {
    const { id, status } = claim;
    const number = claimNumber(id);
    return {
      subject: t(`mail.claim_${status}.subject`, { number, shop }),
      title: name ? t("mail.hello_name", { name }) : t("mail.hello"),
      paragraphs: [t(`mail.claim_${status}.text`, { number })],
      // The first mail quotes the customer's own description, so that they know what we received.
      quoted: note || (status === "received" ? claim.description : undefined),
      rows: [
        { label: t("mail.fact.about"), value: subjectNumber(claim) },
        { label: t("mail.fact.reason"), value: t(`mail.claim_reason.${claim.reason}`) },
        ...(remedy
          ? [{ label: t("mail.fact.remedy"), value: remedyWords(t, language, remedy) }]
          : []),
      ],
      button: { label: t("mail.claim_button"), href: linkTo(claimPath(id)) },
    };
  };

const remedyWords = (
  t: Translate,
  language: string,
  { way, amountCents, currency }: MailedRemedy,
): string => t(`mail.claim_remedy.${way}`, { sum: formatMoney(amountCents, currency, language) });
