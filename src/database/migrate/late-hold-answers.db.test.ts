import { beforeAll, expect, test } from "vitest";
import { emptyDatabase } from "../fixtures/test-database.ts";
import { migrate } from "./migrate.ts";
import { MIGRATIONS_DIRECTORY, readMigrationFiles } from "./migration-files.ts";

const { pool } = await emptyDatabase();

/** The same update as the version before 0102. */
const answerAsBefore = (note: string, status = "on_hold", actor = "customer") =>
  pool.query(
    "insert into forward_history (request_id, status, actor_kind, note) values (1, $1, $2, $3)",
    [status, actor, note],
  );
const stepsAndAnswers = async () => {
  const { rows } = await pool.query(
    "select note, message from forward_history left join forward_hold_answers on step_id = id order by id",
  );
  return rows.map(({ note, message }) => [note, message]);
};

beforeAll(async () => {
  const names = (await readMigrationFiles(MIGRATIONS_DIRECTORY)).map(({ name }) => name);
  const before = names.findIndex((name) => name.startsWith("0109")) - 1;
  await migrate(pool, MIGRATIONS_DIRECTORY, names[before]);
  await pool.query("alter table forward_history drop constraint forward_history_request_id_fkey");
  await answerAsBefore("A battery?", "on_hold", "staff");
  await answerAsBefore("Ring my brother");
  await migrate(pool);
});

test("existing answers are moved to their table, and answers from older nodes are redirected there", async () => {
  await answerAsBefore("It is a toy");
  await answerAsBefore("Please send it", "returned");
  expect(await stepsAndAnswers()).toEqual([
    ["A battery?", null],
    ["", "Ring my brother"],
    ["", "It is a toy"],
    ["Please send it", null],
  ]);
  await expect(pool.query("update forward_history set note = 'changed'")).rejects.toThrow();
});

test("an answer without its step is refused", async () => {
  const lone = pool.query("insert into forward_hold_answers (step_id, message) values (77, '')");
  await expect(lone).rejects.toThrow(/forward_hold_answers_step_id_fkey/);
});
