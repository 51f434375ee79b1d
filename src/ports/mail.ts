/** A mail, ready to send. */
export type OutgoingMail = {
  /** The same for every attempt to send the mail, so that a duplicate can be told from a second mail. */
  messageId: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  html: string;
  text: string;
};

export type MailCopies = {
  messageIds: readonly string[];
  /** A person's address, never the shop's own mailbox, which gets everybody's questions. */
  to?: string;
};

export type MailAdapter = {
  /** Resolves when another server has accepted the mail; rejects if it must be retried. */
  send: (mail: OutgoingMail) => Promise<void>;
  /** Deletes the copies that we still have of these mails, and of all mails to an address. */
  deleteCopies: (of: MailCopies) => Promise<void>;
  close: () => Promise<void>;
};
