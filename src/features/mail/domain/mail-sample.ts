import type { Site } from "#features/sites/domain/site.ts";

/** For which site and in which of its languages a mail is written. */
export type MailContext = {
  site: Site;
  language: string;
  /** The full address of one of the site's pages. */
  linkTo: (path: string) => string;
};

/** The made-up recipient of all samples. */
export const SAMPLE_NAME = "Rasa";
export const SAMPLE_EMAIL = "rasa@example.com";
export const SAMPLE_ADDRESS = {
  firstName: SAMPLE_NAME,
  lastName: "Rasaitė",
  firstAddress: "Gedimino pr. 1",
  city: "Vilnius",
  zip: "01103",
};

/** The parts of a mail that have texts. */
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
