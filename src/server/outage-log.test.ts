import pino from "pino";
import { expect, test } from "vitest";
import { createOutageLog } from "./logger.ts";

test("an outage is told when it begins and when it ends, however often it is met", () => {
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line) => void lines.push(JSON.parse(line).msg) });
  const outage = createOutageLog(log, "database");
  outage.back();
  outage.lost(new Error("refused"));
  outage.lost(new Error("refused"));
  outage.back();
  outage.back();
  outage.lost(new Error("refused"));
  expect(lines).toEqual(["database: lost", "database: back", "database: lost"]);
});
