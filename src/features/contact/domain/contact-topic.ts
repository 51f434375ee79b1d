/** Topics of messages; each may have its own mailbox (product notes §9: who answers what). */
export const CONTACT_TOPICS = [
  "order",
  "delivery",
  "parcel",
  "payment",
  "claim",
  "business",
  "other",
] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

export const isTopic = (value: string | null): value is ContactTopic =>
  CONTACT_TOPICS.some((topic) => topic === value);

export const CONTACT_LIMITS = { name: 80, number: 40, message: 4000 } as const;
