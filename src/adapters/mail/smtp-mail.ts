import { createTransport } from "nodemailer";
import type { MailAdapter } from "#ports/mail.ts";
import { requireSingleAddress, toSingleLine } from "./single-address.ts";

const SECOND = 1000;

/**
 * Sends mail through the server at `SMTP_URL`, e.g. smtps://user:secret@mail.example:465. With `requireTls`, a server
 * at smtp:// must offer STARTTLS, because an attacker in between could remove the offer.
 */
export function createSmtpMail(
  url: string,
  { requireTls, connections }: { requireTls: boolean; connections: number },
): MailAdapter {
  const transport = createTransport({
    url,
    requireTLS: requireTls,
    pool: true,
    maxConnections: connections,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 30 * SECOND,
    // Mails consist of texts only; nothing in them may make us read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ messageId, from, to, subject, html, text }) {
      await transport.sendMail({
        messageId,
        from: { name: toSingleLine(from.name), address: from.address },
        to: { name: "", address: requireSingleAddress(to) },
        subject: toSingleLine(subject),
        html,
        text,
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    // Mails that the server accepted cannot be deleted by us.
    deleteCopies: async () => {},
    close: async () => transport.close(),
  };
}
