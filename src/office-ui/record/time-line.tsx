import { type ReactNode, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { OfficeIcon, type OfficeIconName } from "../icon/office-icon.tsx";
import { useOfficeFormat } from "../marks/use-office-format.ts";
import { groupByDay } from "./time-line-days.ts";

export type TimeLineEntry = {
  id: string;
  /** An ISO time. */
  at: string;
  icon: OfficeIconName;
  /** The kind to filter by: a value of `kinds`. */
  kind: string;
  title: ReactNode;
  /** Text that a person wrote, shown in a box. */
  words?: ReactNode;
};

type TimeLineProps = {
  /** Newest first. */
  entries: readonly TimeLineEntry[];
  kinds: readonly { value: string; label: string }[];
};

/** Everything that happened to a record: states, payments, mails, notes, steps of staff. */
export function TimeLine({ entries, kinds }: TimeLineProps) {
  const t = useT();
  const { day, time } = useOfficeFormat();
  const [kind, setKind] = useState("");
  const shown = entries.filter((entry) => kind === "" || entry.kind === kind);
  const today = day(new Date().toISOString());
  return (
    <section className="time-line">
      <div className="time-line-head">
        <h2>{t("office.timeline.title")}</h2>
        <label className="select">
          <span className="visually-hidden">{t("office.timeline.filter")}</span>
          <select
            className="time-line-filter"
            value={kind}
            onChange={(event) => setKind(event.target.value)}
          >
            <option value="">{t("office.timeline.everything")}</option>
            {kinds.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <OfficeIcon name="chevron-down" small />
        </label>
      </div>
      {shown.length === 0 && <p className="px-4 text-ink-3">{t("office.timeline.empty")}</p>}
      {groupByDay(shown, day).map((group) => (
        <div key={group.day}>
          <h3 className="time-line-day num">
            {group.day === today ? t("office.timeline.today") : group.day}
          </h3>
          <ol>
            {group.entries.map((entry) => (
              <li key={entry.id} className="time-line-entry">
                <span className="time-line-icon">
                  <OfficeIcon name={entry.icon} />
                </span>
                <span className="min-w-0">{entry.title}</span>
                <time className="time-line-time num" dateTime={entry.at}>
                  {time(entry.at)}
                </time>
                {entry.words && <div className="time-line-words">{entry.words}</div>}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
