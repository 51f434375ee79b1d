import type { Site } from "#features/sites/domain/site.ts";

/** An item that the mail is about. */
export type EmailGoods = {
  name: string;
  /** Size, colour, quantity, shop. */
  detail?: string | undefined;
  amount?: string | undefined;
  /** A picture of ours; its URL is completed when the mail is rendered. */
  picture?: string | null | undefined;
};

/** A label with a sum, a date or a place. A long value, such as an address, is shown below its label. */
export type EmailRow = { label: string; value: string; isTotal?: boolean; isLong?: boolean };

/** The content of a mail, before it has a brand and a layout. Texts are plain; the renderer escapes them. */
export type EmailContent = {
  subject: string;
  title: string;
  paragraphs: string[];
  /** Text that a person wrote. */
  quoted?: string | undefined;
  goods?: EmailGoods[];
  rows?: EmailRow[];
  /** Shown large and easy to copy. */
  code?: string;
  button?: { label: string; href: string };
  /** A further action that only some recipients need. */
  link?: { label: string; href: string };
  /** Shown in a subdued style at the end. */
  note?: string;
};

/** The sender and reply address; a shop that has not set one can still send mail. */
export function senderAddress({ company, hosts }: Pick<Site, "company" | "hosts">): string {
  return company.email || `no-reply@${hosts[0] ?? "localhost"}`;
}
