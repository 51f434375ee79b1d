import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { testApp } from "../fixtures/test-app.ts";
import { describeThrown } from "../logger.ts";

const app = await testApp();

/** Records everything that is logged, with its level. */
function watchLog() {
  const lines: { level: string; text: string }[] = [];
  for (const level of ["debug", "info", "warn", "error", "fatal"] as const) {
    const spied = vi.spyOn(app.services.log, level).mockImplementation((...args: unknown[]) => {
      const text = JSON.stringify(args, (name, value) =>
        name === "err" ? describeThrown(value) : value,
      );
      lines.push({ level, text });
    });
    onTestFinished(() => void spied.mockRestore());
  }
  return lines;
}

const sendForm = (target: string, accept: string) =>
  app.ask(target, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", accept },
    body: "a=b",
  });

test.each([
  ["a browser's form", "text/html", 303],
  ["anything else", "*/*", 405],
])(
  "%s for a page without an action is not logged as an error, and its query and path are hidden",
  async (_who, accept, status) => {
    const lines = watchLog();
    for (const target of [
      "/en/search?search=secretperson%40mail.example",
      "/en/tracking/SECRETTRACK123",
    ]) {
      expect((await sendForm(target, accept)).status).toBe(status);
    }
    expect(lines.map(({ level }) => level)).toEqual(["info", "info"]);
    expect(lines.map(({ text }) => text).join()).not.toMatch(/secretperson|SECRETTRACK/i);
  },
);

test("a failed page is logged with its path, without its query", async () => {
  await app.db.execute(sql`alter table shipping_rates rename to shipping_rates_away`);
  onTestFinished(async () => {
    await app.db.execute(sql`alter table shipping_rates_away rename to shipping_rates`);
  });
  const lines = watchLog();
  const { status } = await app.ask("/lt/?search=secretperson%40mail.example", {
    host: "lt.localhost",
  });
  expect(status).toBe(500);
  const failed = lines.filter(({ level }) => level === "error");
  expect(failed.length).toBeGreaterThan(0);
  for (const { text } of failed) expect(text).toContain('"path":"/lt/"');
  expect(lines.map(({ text }) => text).join()).not.toContain("secretperson");
});
