import { useDates } from "#features/sites/shop/use-dates.ts";

export function EntryTime({ at }: { at: string }) {
  const dates = useDates();
  return (
    <time dateTime={at} className="num">
      {dates.day(at)} <span className="text-ink-2">{dates.time(at)}</span>
    </time>
  );
}
