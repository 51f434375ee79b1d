import { SAMPLE_NAME } from "#features/mail/domain/mail-sample.ts";
import type { MailSample } from "#features/mail/server/texts/mail-sample.ts";
import { CLAIM_REASONS } from "../domain/claim-reason.ts";
import { REMEDY_WAYS } from "../domain/claim-remedy.ts";
import { CLAIM_STATUSES, type ClaimStatus } from "../domain/claim-status.ts";
import { claimEmail, type MailedClaim, type MailedRemedy } from "./claim-email.ts";

const claim = (status: ClaimStatus, reason: MailedClaim["reason"] = "damaged"): MailedClaim => ({
  id: 1042,
  orderId: 10_045,
  requestId: null,
  status,
  reason,
  description: "The box arrived open, and one shoe is missing.",
});

const sample =
  (one: MailedClaim, remedy?: MailedRemedy): MailSample["samples"][0] =>
  ({ site, language, linkTo }) =>
    claimEmail(one, { shop: site.name, name: SAMPLE_NAME, note: "", linkTo, language, remedy });

const remedied: MailSample["samples"][0][] = REMEDY_WAYS.map((way) =>
  sample(claim("accepted"), { way, amountCents: way === "resend" ? 0 : 1250, currency: "EUR" }),
);

/** Samples of the mails about claims, with an invented recipient. */
export const claimMailSamples: readonly MailSample[] = CLAIM_STATUSES.map((status) => ({
  kind: `claim-${status}`,
  samples: [
    sample(claim(status)),
    ...CLAIM_REASONS.map((reason) => sample(claim(status, reason))),
    ...(status === "accepted" ? remedied : []),
  ],
}));
