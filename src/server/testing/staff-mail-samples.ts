import { mails } from "#features/mail/server/mail.tables.ts";
import type { SampleShop, StaffSample } from "./staff-sample.ts";

/** A mail of the default site that was sent, with its text. */
async function aMail({ app }: SampleShop): Promise<{ id: number }> {
  const { id: siteId } = app.services.sites.registry.byHost(undefined);
  const [row] = await app.db
    .insert(mails)
    .values({
      siteId,
      recipient: "sample@example.com",
      kind: "order-paid",
      subject: "Paid",
      html: "<p>Paid</p>",
      plain: "Paid",
      sentAt: new Date(),
    })
    .returning({ id: mails.id });
  return { id: row?.id ?? 0 };
}

export const MAIL_SAMPLES: StaffSample[] = [
  { call: "/api/staff/mails/list" },
  { call: "/api/staff/mails/show", make: aMail },
  { call: "/api/staff/mails/resend", make: aMail },
];
