import type { ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

export type TimelineEvent = {
  id: string | number;
  title: ReactNode;
  detail?: ReactNode;
  /** Already formatted; `dateTime` is the machine-readable time. */
  time?: string;
  dateTime?: string;
  state: "done" | "now" | "ahead";
};

/** What happened, what is happening and what will happen, in the given order. */
export function Timeline({ events, label }: { events: readonly TimelineEvent[]; label: string }) {
  const t = useT();
  return (
    <ol className="timeline" aria-label={label}>
      {events.map(({ id, title, detail, time, dateTime, state }) => (
        <li key={id} data-state={state} aria-current={state === "now" ? "step" : undefined}>
          <span className="timeline-dot" aria-hidden="true" />
          {time && (
            <time className="timeline-time" dateTime={dateTime}>
              {time}
            </time>
          )}
          <div className="timeline-words">
            <p className="timeline-title">
              {state === "ahead" && <VisuallyHidden>{t("ui.ahead")} </VisuallyHidden>}
              {title}
            </p>
            {detail && <p className="text-14 text-ink-2">{detail}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
