import { expect, test } from "vitest";
import { renderOnSite } from "./fixtures/rendered-page.tsx";
import { useDates } from "./use-dates.ts";

function Moment({ at }: { at: string }) {
  const { day, dayAndTime } = useDates();
  return `${day(at)}, ${dayAndTime(at)}`;
}

test("a moment is shown by the clock of the site, whatever that of the machine says", () => {
  const shown = renderOnSite(<Moment at="2026-11-15T22:05:00Z" />);
  expect(shown).toBe("2026-11-16, 2026-11-16 00:05");
});

function Arrival({ at }: { at: string }) {
  const { day, daysFrom } = useDates();
  return daysFrom(day(at), { min: 3, max: 5 });
}

test("days of a wait are counted from the day that it is at the site's place", () => {
  const shown = renderOnSite(<Arrival at="2026-11-15T22:05:00Z" />);
  expect(shown).toBe("2026-11-19 – 21");
});
