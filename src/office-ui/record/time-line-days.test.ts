import { expect, test } from "vitest";
import { groupByDay, latestFirst } from "./time-line-days.ts";

const at = (moment: string) => ({ at: moment });

test("consecutive entries of a day are grouped", () => {
  const entries = [at("2026-11-16T14:10"), at("2026-11-16T13:58"), at("2026-11-14T09:41")];
  expect(groupByDay(entries, (moment) => moment.slice(0, 10))).toEqual([
    { day: "2026-11-16", entries: entries.slice(0, 2) },
    { day: "2026-11-14", entries: entries.slice(2) },
  ]);
});

test("no entries have no groups", () => {
  expect(groupByDay([], String)).toEqual([]);
});

test("entries of the same time are shown in reverse order", () => {
  const steps = ["in_country", "out_for_delivery", "delivered"].map((status) => ({
    at: "2026-11-18T05:12",
    status,
  }));
  const before = { at: "2026-11-16T05:07", status: "in_customs" };
  const note = { at: "2026-11-17T09:00", status: "note" };
  const shown = latestFirst([before, ...steps, note]).map(({ status }) => status);
  expect(shown).toEqual(["delivered", "out_for_delivery", "in_country", "note", "in_customs"]);
});
