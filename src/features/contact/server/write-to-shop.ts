import { HOUR_SECONDS } from "#core/durations.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { MailToPost } from "#features/mail/server/post-mail.ts";
import type { Site } from "#features/sites/domain/site.ts";
import {
  defineLimits,
  type RateLimits,
  tooManyAttempts,
} from "#platform/rate-limit/rate-limits.ts";
import type { ContactInput } from "../contract.ts";
import { selectBox } from "./contact.repository.ts";
import { contactEmail } from "./contact-email.ts";

export const contactLimits = defineLimits({
  contact: { visitor: { points: 30, duration: HOUR_SECONDS } },
});

type ContactLimit = keyof typeof contactLimits;

export type ContactDeps = {
  db: Database;
  limits: Pick<RateLimits<ContactLimit>, "consume">;
  postMail: (tx: Transaction, mail: MailToPost) => Promise<void>;
};
export type Question = {
  site: Site;
  visitor: string;
  /** The customer's id, if the visitor is logged in. */
  customerId: number | undefined;
  input: ContactInput;
};
type ContactProblem = "contact.errors.closed" | "auth.errors.too_many_attempts";

/** Mails the message to its topic's mailbox, in the site's first language; replies go to the visitor. */
export async function writeToShop(
  { db, limits, postMail }: ContactDeps,
  { site, visitor, customerId, input }: Question,
): Promise<Result<undefined, ContactProblem>> {
  const to = (await selectBox(db, site.id, input.topic)) ?? site.company.email;
  if (!to) return fail("contact.errors.closed");
  const attempt = await limits.consume("contact", { visitor });
  if (!attempt.allowed) return tooManyAttempts(attempt.retryAfterSeconds);
  const language = site.languages[0]?.isoCode ?? "en";
  const mail = {
    site,
    to,
    senderId: customerId,
    senderEmail: input.email,
    language,
    kind: `contact-${input.topic}`,
    write: contactEmail(input),
  };
  await inTransaction(db, (tx) => postMail(tx, mail));
  return succeed(undefined);
}
