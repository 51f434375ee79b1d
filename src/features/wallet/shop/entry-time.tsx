import { formatDate, formatTime } from "#core/dates.ts";

export function EntryTime({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} className="num">
      {formatDate(date)} <span className="text-ink-2">{formatTime(date)}</span>
    </time>
  );
}
