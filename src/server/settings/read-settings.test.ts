import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { readSettings } from "./read-settings.ts";

const folder = mkdtempSync(path.join(tmpdir(), "cartage-settings-"));
const before = { ...process.env };

beforeEach(() => {
  vi.stubEnv("PORT", undefined);
  vi.stubEnv("LOG_LEVEL", undefined);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => {
  vi.unstubAllEnvs();
  process.env = { ...before };
});

test("the .env file supplies values that the environment lacks", () => {
  writeFileSync(path.join(folder, ".env"), "PORT=4444\nLOG_LEVEL=warn\n");
  vi.stubEnv("LOG_LEVEL", "error");
  expect(readSettings(folder)).toMatchObject({ PORT: 4444, LOG_LEVEL: "error" });
});

test("defaults apply without a .env file", () => {
  expect(readSettings(path.join(folder, "nowhere"))).toMatchObject({ PORT: 3000 });
});

// Each of these opens the database that DATABASE_URL names, and must not open another one.
test.each(["src/server/start-server.ts", "scripts/run-on-database.ts", "scripts/import/run.ts"])(
  "%s reads its settings from the .env file of the project",
  (file) => expect(readFileSync(file, "utf8")).toMatch(/read(Command)?Settings\(ROOT\)/),
);
