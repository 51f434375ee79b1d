import type { PersonalData } from "#platform/feature/personal-data.ts";
import type { Mail } from "./mail.ts";

/** Mails that were sent to somebody, and copies of them that the mail server has. */
export const mailPersonalData = (mail: Mail): PersonalData => ({
  export: (db, { customerId }) => mail.exportMails(db, customerId),
  erase: mail.eraseMails,
  eraseCopies: ({ email }) => mail.deleteCopies(email),
});
