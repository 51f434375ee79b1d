import { useEffect, useState } from "react";
import { formatLongDay, formatTime } from "#core/dates.ts";
import { MINUTE_MS } from "#core/durations.ts";
import { useOfficeLocale } from "#office-ui/marks/use-office-format.ts";

/** The date and the time in the office's time zone; updates while the page is open. */
export function HomeHead() {
  const where = useOfficeLocale();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), MINUTE_MS - (now.getTime() % MINUTE_MS));
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <>
      <h1 className="office-title">{formatLongDay(now, where)}</h1>
      <span className="num desktop-only text-ink-3">{formatTime(now, where.timeZone)}</span>
    </>
  );
}
