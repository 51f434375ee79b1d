import type { PersonalData } from "#platform/feature/personal-data.ts";
import type { Mail } from "./mail.ts";

/** Mails that somebody got or wrote, and copies of them that the mail server has. */
export const mailPersonalData = (mail: Mail): PersonalData => ({
  export: (db, { customerId }) => mail.exportMails(db, customerId),
  async erase(tx, person, afterCommit) {
    const messageIds = await mail.eraseMails(tx, person);
    // By the address, too: rows of old mails are gone before their copies.
    afterCommit(() => mail.deleteCopies({ messageIds, to: person.email }));
  },
});
