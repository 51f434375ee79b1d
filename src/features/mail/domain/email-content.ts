import type { Site } from "#features/sites/domain/site.ts";

/** One thing that a mail is about. */
export type EmailGoods = {
  name: string;
  /** Size, colour, quantity, shop. */
  detail?: string | undefined;
  amount?: string | undefined;
  /** A file of our pictures; its address is made whole when the mail is. */
  picture?: string | null | undefined;
};

/** A sum, a date, a place: what it is and what it says. What is long, as an address is, stands below its label. */
export type EmailRow = { label: string; value: string; isTotal?: boolean; isLong?: boolean };

/** What a mail says, before it has a brand and a form. Texts are plain: whoever draws them escapes them. */
export type EmailContent = {
  subject: string;
  title: string;
  paragraphs: string[];
  /** Somebody's own words. */
  quoted?: string | undefined;
  goods?: EmailGoods[];
  rows?: EmailRow[];
  /** Shown large and easy to copy. */
  code?: string;
  button?: { label: string; href: string };
  /** Another thing that can be done, for those who have to. */
  link?: { label: string; href: string };
  /** Said quietly, at the end. */
  note?: string;
};

/** Whom a mail is from and answers go to; a shop that has not said it yet still sends mail. */
export function senderAddress({ company, hosts }: Pick<Site, "company" | "hosts">): string {
  return company.email || `no-reply@${hosts[0] ?? "localhost"}`;
}
