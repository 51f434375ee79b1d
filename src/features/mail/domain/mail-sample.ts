import type { Site } from "#features/sites/domain/site.ts";

/** Where a mail is written: for one site, in one of its languages. */
export type MailContext = {
  site: Site;
  language: string;
  /** The full address of one of the site's pages. */
  linkTo: (path: string) => string;
};

/** Who all of them are written to. */
export const SAMPLE_NAME = "Rasa";
export const SAMPLE_EMAIL = "rasa@example.com";
export const SAMPLE_ADDRESS = {
  firstName: SAMPLE_NAME,
  lastName: "Rasaitė",
  firstAddress: "Gedimino pr. 1",
  city: "Vilnius",
  zip: "01103",
};

/** What a mail's words are part of. */
export const MAIL_PARTS = [
  "subject",
  "title",
  "paragraph",
  "goods",
  "row",
  "button",
  "note",
] as const;
export type MailPart = (typeof MAIL_PARTS)[number];
