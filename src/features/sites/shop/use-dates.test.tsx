import { expect, test } from "vitest";
import { renderOnSite } from "./fixtures/rendered-page.tsx";
import { useDates } from "./use-dates.ts";

function Moment({ at }: { at: string }) {
  const { day, dayAndTime } = useDates();
  return `${day(at)}, ${dayAndTime(at)}`;
}

test("a time is shown in the site's time zone", () => {
  const shown = renderOnSite(<Moment at="2026-11-15T22:05:00Z" />);
  expect(shown).toBe("2026-11-16, 2026-11-16 00:05");
});

function Arrival({ at }: { at: string }) {
  const { day, daysFrom } = useDates();
  return daysFrom(day(at), { min: 3, max: 5 });
}

test("delivery days are counted from the date in the site's time zone", () => {
  const shown = renderOnSite(<Arrival at="2026-11-15T22:05:00Z" />);
  expect(shown).toBe("2026-11-19 – 21");
});
