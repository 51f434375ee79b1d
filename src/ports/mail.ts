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

export type MailAdapter = {
  /** Resolves when somebody else has taken the mail over; rejects when it is to be tried again. */
  send: (mail: OutgoingMail) => Promise<void>;
  /** Drops every copy that is still in our hands. */
  deleteCopies: (address: string) => Promise<void>;
  close: () => Promise<void>;
};
