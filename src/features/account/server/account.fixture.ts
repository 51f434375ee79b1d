import { desc } from "drizzle-orm";
import type { TestDatabase } from "#database/testing/test-database.ts";
import { writtenMail } from "#features/mail/server/mail.fixture.ts";
import { mails } from "#features/mail/server/mail.tables.ts";
import { buildTestSite } from "#features/sites/domain/site.fixture.ts";
import type { SecurityEvent } from "#platform/audit/security-event.ts";
import { createRecentReads } from "#platform/caches/recent-reads.ts";
import type { PersonalDataOf } from "#platform/feature/personal-data.ts";
import { createRateLimits } from "#platform/rate-limit/rate-limits.ts";
import { bindAccount } from "./account.ts";
import { accountLimits, type Visit } from "./account-deps.ts";
import { createPasswordHasher } from "./passwords/password-hasher.ts";

/** The account feature over a test's database, with mail that is written and never sent. */
export function openAccount(
  { db, pool }: Pick<TestDatabase, "db" | "pool">,
  personalData: PersonalDataOf = {},
) {
  const site = buildTestSite({ id: 1, region: "default", name: "Cartage" });
  const mail = writtenMail(db, site);
  const told: SecurityEvent[] = [];
  const account = bindAccount({
    db,
    now: () => new Date(),
    recentReads: createRecentReads(),
    hasher: createPasswordHasher({ atOnce: 2 }),
    limits: createRateLimits(pool, accountLimits),
    reportSecurityEvent: async (event) => void told.push(event),
    postMail: mail.postMail,
    linkTo: (_site, language, path) => `https://shop.example/${language}${path}`,
    countUnpaid: async () => ({ orders: 2, parcels: 1 }),
    sections: () => [],
    personalData: () => personalData,
  });
  let visitors = 0;
  /** Each from an address of its own, unless a test is about guessing. */
  const visit = (changes: Partial<Visit> = {}): Visit => ({
    site,
    language: "en",
    visitor: `192.0.2.${++visitors}`,
    ...changes,
  });
  const lastMail = async () => {
    const [row] = await db.select().from(mails).orderBy(desc(mails.id)).limit(1);
    return row;
  };
  return { account, mail, site, visit, lastMail, told };
}

export const REGISTRATION = {
  email: "rasa@example.com",
  password: "correct horse battery",
  first_name: "Rasa",
  last_name: "Rasaitė",
  phone_number: "+370 600 00000",
  terms: true as const,
  subscribed: true,
};
