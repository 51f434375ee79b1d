import type { PersonalData } from "#platform/feature/personal-data.ts";
import type { Mail } from "./mail.ts";

/** Mails that a person received or wrote, and the mail server's copies of them. */
export const mailPersonalData = (mail: Mail): PersonalData => ({
  export: (db, { customerId }) => mail.exportMails(db, customerId),
  async erase(tx, person, afterCommit) {
    const messageIds = await mail.eraseMails(tx, person);
    // Also by address, because rows of old mails are deleted before their copies.
    afterCommit(() => mail.deleteCopies({ messageIds, to: person.email }));
  },
});
