import { expect, test } from "vitest";
import { eventually } from "#database/fixtures/eventually.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { openAccount, REGISTRATION } from "../fixtures/account.ts";
import type { Session } from "../read-session.ts";

const database = await testDatabase();
const { pool } = database;

/** The erasure waits for `held` at its end, with the customer's row locked. */
let held = Promise.withResolvers<void>();
let reached = Promise.withResolvers<void>();
const { account, site, visit } = openAccount(database, {
  something: {
    async erase() {
      reached.resolve();
      await held.promise;
    },
  },
});

let people = 0;
async function somebody(): Promise<Session> {
  const registration = { ...REGISTRATION, email: `zzyzx-${++people}@example.com` };
  const opened = await account.registerCustomer({ ...visit(), registration });
  const session = opened.ok && (await account.readSession(opened.value.token));
  if (!session) throw new Error("Nobody was registered");
  return session;
}

const ADDRESS = {
  first_name: "Zzyzx",
  last_name: "Zzyzxas",
  first_address: "Zzyzxo g. 1",
  city: "Zzyzx",
  zip: "LT-01103",
  phone_number: "+370 655 99887",
  country_id: 1,
};

const isWaiting = async () => {
  const { rows } = await pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return (rows[0]?.waiting ?? 0) > 0;
};

/** Counts the rows that belong to the customer or name them, in every table that references customers. */
async function traces({ customer }: Session): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of [
    "sessions",
    "one_use_tokens",
    "known_devices",
    "delivery_addresses",
    "subscriptions",
  ]) {
    const { rows } = await pool.query(`select 1 from ${table} where customer_id = $1`, [
      customer.id,
    ]);
    if (rows.length > 0) found[table] = rows.length;
  }
  const own = await pool.query(
    "select 1 from customers c where id = $1 and c::text ~* 'zzyzx|argon2|655 99887'",
    [customer.id],
  );
  if (own.rows.length > 0) found.customers = 1;
  const mails = await pool.query("select 1 from mails where kind <> 'welcome' and recipient = $1", [
    customer.email,
  ]);
  if (mails.rows.length > 0) found.mails = mails.rows.length;
  return found;
}

const { password } = REGISTRATION;
type Attempt = (session: Session) => Promise<unknown>;

const ATTEMPTS: [string, Attempt][] = [
  [
    "an address is saved",
    ({ customer }) => account.saveAddress({ site, customerId: customer.id, address: ADDRESS }),
  ],
  [
    "contact data are changed",
    ({ customer }) =>
      account.updateContactInfo({
        site,
        customerId: customer.id,
        info: {
          first_name: "Zzyzx",
          last_name: "Zzyzxas",
          phone_number: "",
          company_name: "",
          company_code: "",
          vat_code: "",
        },
      }),
  ],
  [
    "the newsletter is chosen",
    ({ customer }) => account.changeSubscription({ customerId: customer.id, subscribed: true }),
  ],
  [
    "they log in elsewhere",
    ({ customer }) => account.logIn({ ...visit(), email: customer.email, password, isLocal: true }),
  ],
  [
    "the password is changed",
    (session) =>
      account.changePassword({
        ...visit(),
        session,
        currentPassword: password,
        newPassword: "another horse battery",
      }),
  ],
  [
    "a link to reset it is asked for",
    ({ customer }) => account.requestPasswordReset({ ...visit(), email: customer.email }),
  ],
  ["they are erased twice", (session) => account.eraseCustomer({ session, password, visitor: "" })],
];

test.each(ATTEMPTS)(
  "a concurrent erasure leaves no traces of the customer if %s",
  async (_what, attempt) => {
    held = Promise.withResolvers();
    reached = Promise.withResolvers();
    const session = await somebody();
    const erasing = account.eraseCustomer({ session, password, visitor: visit().visitor });
    await reached.promise;
    let isOver = false;
    const attempting = attempt(session).finally(() => {
      isOver = true;
    });
    await eventually(async () => expect(isOver || (await isWaiting())).toBe(true));
    held.resolve();
    expect(await erasing).toMatchObject({ ok: true });
    await attempting;
    expect(await traces(session)).toEqual({});
  },
);

test("changes after an erasure fail because the customer is not logged in", async () => {
  held.resolve();
  const session = await somebody();
  await account.eraseCustomer({ session, password, visitor: visit().visitor });
  const refused = { ok: false, code: "auth.errors.not_logged_in" };
  for (const [what, attempt] of ATTEMPTS.slice(0, 3)) {
    expect(await attempt(session), what).toMatchObject(refused);
  }
});

test("an erasure with a password that has changed is refused", async () => {
  held.resolve();
  const session = await somebody();
  const newPassword = "another horse battery";
  await account.changePassword({ ...visit(), session, currentPassword: password, newPassword });
  const erased = await account.eraseCustomer({ session, password, visitor: visit().visitor });
  expect(erased).toMatchObject({ ok: false, code: "auth.errors.wrong_password" });
});
