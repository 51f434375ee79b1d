/** A mail as it is sent. */
export type OutgoingMail = {
  /** The same for the same mail however often it is tried, so that a second copy can be told from a second mail. */
  messageId: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  html: string;
  text: string;
};

export type MailCopies = {
  messageIds: readonly string[];
  /** Of a person. Never of the shop's own box, which everybody's questions come to. */
  to?: string;
};

export type MailAdapter = {
  /** Resolves when somebody else has taken the mail over; rejects when it is to be tried again. */
  send: (mail: OutgoingMail) => Promise<void>;
  /** Drops the copies of these mails, and of all mails to an address, that are still in our hands. */
  deleteCopies: (of: MailCopies) => Promise<void>;
  close: () => Promise<void>;
};
