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

/** A mail's texts, those of the default site. */
const aMailText = async ({ app }: SampleShop) => ({
  id: app.services.sites.registry.byHost(undefined).id,
  kind: "welcome",
  language: "en",
});

export const MAIL_SAMPLES: StaffSample[] = [
  { call: "/api/staff/mails/list" },
  { call: "/api/staff/mails/show", make: aMail },
  { call: "/api/staff/mails/resend", make: aMail },
  { call: "/api/staff/mail-texts/list" },
  { call: "/api/staff/mail-texts/show", make: aMailText },
  {
    call: "/api/staff/mail-texts/save",
    make: async (shop) => ({
      ...(await aMailText(shop)),
      seen: { "en:mail.welcome.button": null },
      changes: { "en:mail.welcome.button": "Go on" },
    }),
  },
  {
    call: "/api/staff/mail-texts/preview",
    make: async (shop) => ({ ...(await aMailText(shop)), changes: {} }),
  },
  {
    call: "/api/staff/mail-texts/test",
    make: async (shop) => ({ ...(await aMailText(shop)), changes: {} }),
  },
];
