import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { connectDatabase, type Queryable } from "../connect.ts";
import { emptyDatabase } from "../fixtures/test-database.ts";

const primary = await emptyDatabase();
const replica = await emptyDatabase();

function open(replicaUrl?: string) {
  const options = replicaUrl ? { replica: { connectionString: replicaUrl } } : {};
  const database = connectDatabase({ url: primary.url }, options);
  onTestFinished(database.close);
  return database;
}

async function nameOf(db: Queryable): Promise<string | undefined> {
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  return rows[0]?.name;
}

test("large reads use the replica, or the primary when there is no reachable replica", async () => {
  const [ofPrimary, ofReplica] = [await nameOf(primary.db), await nameOf(replica.db)];
  const reading = open(replica.url);
  expect(await nameOf(await reading.replica.choose())).toBe(ofReplica);
  expect(await nameOf(reading.db)).toBe(ofPrimary);
  expect(await nameOf(await open().replica.choose())).toBe(ofPrimary);
  const away = open("postgres://nobody@127.0.0.1:1/none");
  expect(await nameOf(await away.replica.choose())).toBe(ofPrimary);
});
