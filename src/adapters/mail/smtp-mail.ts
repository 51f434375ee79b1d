import { createTransport } from "nodemailer";
import type { MailAdapter } from "#ports/mail.ts";
import { requireSingleAddress, toSingleLine } from "./single-address.ts";

const SECOND = 1000;

/**
 * Hands mail to the server at `SMTP_URL`, e.g. smtps://user:secret@mail.example:465. A server at
 * smtp:// has to offer STARTTLS where `requireTls`: whoever sits between could strip the offer.
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
    // Mails are made of texts alone; nothing may make us read a file or fetch an address.
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
    // What the server took is out of our hands.
    deleteCopies: async () => {},
    close: async () => transport.close(),
  };
}
