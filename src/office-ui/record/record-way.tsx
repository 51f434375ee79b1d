import { classNames } from "#ui/class-names.ts";

type WayStep = {
  key: string;
  title: string;
  /** A day, or a short text about the step. */
  note?: string | undefined;
  state: "done" | "now" | "ahead";
};

/** The steps of a record: done, current and ahead. */
export function RecordWay({ label, steps }: { label: string; steps: readonly WayStep[] }) {
  return (
    <ol className="record-way" aria-label={label}>
      {steps.map(({ key, title, note, state }) => (
        <li
          key={key}
          className={classNames(state !== "ahead" && `record-way-${state}`)}
          aria-current={state === "now" ? "step" : undefined}
        >
          <b>{title}</b>
          <span className="num">{note}</span>
        </li>
      ))}
    </ol>
  );
}
