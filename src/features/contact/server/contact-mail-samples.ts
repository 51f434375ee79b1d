import { SAMPLE_EMAIL, SAMPLE_NAME } from "#features/mail/domain/mail-sample.ts";
import type { MailSample } from "#features/mail/server/texts/mail-sample.ts";
import { CONTACT_TOPICS, type ContactTopic } from "../domain/contact-topic.ts";
import { contactEmail } from "./contact-email.ts";

const sample =
  (topic: ContactTopic): MailSample["samples"][0] =>
  () =>
    contactEmail({
      topic,
      name: SAMPLE_NAME,
      email: SAMPLE_EMAIL,
      number: "QU10045",
      message: "Where is my parcel?",
    });

/** Sample mails of visitors' messages, as the shop's mailbox receives them. */
export const contactMailSamples: readonly MailSample[] = [
  { kind: "contact", samples: [sample("order"), ...CONTACT_TOPICS.map(sample)] },
];
