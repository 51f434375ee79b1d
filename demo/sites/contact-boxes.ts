import type { ContactTopic } from "#features/contact/domain/contact-topic.ts";
import { DEMO_SITES } from "./sites.ts";

/** Mailboxes by topic; everything else goes to the company's own address. */
const BOXES: Partial<Record<ContactTopic, string>> = {
  claim: "returns",
  payment: "finance",
  business: "business",
};

export const DEMO_CONTACT_BOXES = DEMO_SITES.flatMap(({ id: siteId, company }) =>
  Object.entries(BOXES).map(([topic, name]) => ({
    siteId,
    topic: topic as ContactTopic,
    email: `${name}@${company.email.split("@")[1]}`,
  })),
);
