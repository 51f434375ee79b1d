import { expect, test, vi } from "vitest";
import { createVisitorMarks } from "#platform/rate-limit/visitor-marks.ts";
import { createSecurityLog } from "./security-log.ts";

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const tell = createSecurityLog(
  log,
  createVisitorMarks(async () => "the key of the day"),
);

test("security events have stable hashes in place of accounts and addresses", async () => {
  const about = { kind: "login_failed", visitor: "192.0.2.1" } as const;
  await tell({ ...about, account: "rasa@example.com" });
  await tell({ ...about, account: "rasa@example.com" });
  await tell({ ...about, account: "ona@example.com" });
  const [first, second, third] = log.warn.mock.calls.map(([line]) => line);
  expect(first).toEqual({
    security: "login_failed",
    account: expect.stringMatching(/^[\w-]{22}$/),
    visitor: expect.stringMatching(/^[\w-]{22}$/),
  });
  expect(second).toEqual(first);
  expect(third.account).not.toBe(first.account);
  expect(third.visitor).toBe(first.visitor);
  expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/rasa|ona@|192\.0/);
});

test("a wanted change is logged at info level, and a missing hash key is logged as an error", async () => {
  await tell({ kind: "password_changed", account: "rasa@example.com", what: "reset" });
  expect(log.info).toHaveBeenCalledWith(
    expect.objectContaining({ security: "password_changed", what: "reset" }),
    "security event",
  );
  const gone = createSecurityLog(log, () => Promise.reject(new Error("gone")));
  await gone({ kind: "limit_reached", visitor: "192.0.2.1" });
  expect(log.error).toHaveBeenCalledOnce();
});
