import { SAMPLE_NAME } from "#features/mail/domain/mail-sample.ts";
import type { MailSample } from "#features/mail/server/texts/mail-sample.ts";
import { CLAIM_REASONS } from "../domain/claim-reason.ts";
import { CLAIM_STATUSES, type ClaimStatus } from "../domain/claim-status.ts";
import { claimEmail, type MailedClaim } from "./claim-email.ts";

const claim = (status: ClaimStatus, reason: MailedClaim["reason"] = "damaged"): MailedClaim => ({
  id: 1042,
  orderId: 10_045,
  requestId: null,
  status,
  reason,
  description: "The box arrived open, and one shoe is missing.",
});

const sample =
  (one: MailedClaim): MailSample["samples"][0] =>
  ({ site, linkTo }) =>
    claimEmail(one, { shop: site.name, name: SAMPLE_NAME, note: "", linkTo });

/** Samples of the mails about claims, with an invented recipient. */
export const claimMailSamples: readonly MailSample[] = CLAIM_STATUSES.map((status) => ({
  kind: `claim-${status}`,
  samples: [sample(claim(status)), ...CLAIM_REASONS.map((reason) => sample(claim(status, reason)))],
}));
