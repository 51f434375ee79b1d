import { eq } from "drizzle-orm";
import { mails } from "#features/mail/server/mail.tables.ts";
import type { PhoneModel } from "#features/reservations/contract.ts";
import type { testApp } from "./test-app.ts";
import type { testBrowser } from "./test-browser.ts";

type App = Pick<Awaited<ReturnType<typeof testApp>>, "db">;
type Browser = Pick<ReturnType<typeof testBrowser>, "call">;

let people = 0;

/** Asks for the first phone of the site; answers with the id in the mailed link, or nothing where there are none. */
export async function reserveTestPhone({ db }: App, visitor: Browser): Promise<string | undefined> {
  const { body } = await visitor.call("/api/reservation/models");
  const [phone] = (body.models as PhoneModel[]).flatMap((model) => model.phones);
  if (!phone) return undefined;
  const email = `waiting-${++people}@example.com`;
  const person = { first_name: "Rasa", last_name: "Rasaitė", phone_number: "+370 612 34567" };
  await visitor.call("/api/reservation/create", {
    phone_id: phone.id,
    email,
    ...person,
    terms: true,
  });
  const [mail] = await db.select().from(mails).where(eq(mails.recipient, email));
  return /iphone-reservation\/confirm\/([\w-]+)/.exec(mail?.plain ?? "")?.[1];
}
