import { useT } from "#i18n/use-t.ts";
import { classNames } from "#ui/class-names.ts";
import { clockLook, clockText } from "./clock-text.ts";
import { useOfficeFormat } from "./use-office-format.ts";

type ClockProps = {
  /** In working time, as the server counted it; negative if late. */
  minutesLeft: number;
  /** The used share of the time, 0 to 1. */
  used: number;
  /** When working time continues; set while nobody works. */
  opensAt?: string | null | undefined;
  /** Shows the bar before the text, as tasks do. */
  barFirst?: boolean;
};

/** The time left, with a bar for the share already used. */
export function Clock({ minutesLeft, used, opensAt, barFirst }: ClockProps) {
  const t = useT();
  const { time } = useOfficeFormat();
  const { key, params } = clockText(minutesLeft);
  // The time is used up outside of working hours: it counts as late only when work begins again.
  const words =
    minutesLeft === 0 && opensAt
      ? t("office.clock.opens", { time: time(opensAt) })
      : t(key, params);
  return (
    <span
      className={classNames(
        "clock num",
        `clock-${clockLook(minutesLeft)}`,
        barFirst && "clock-bar-first",
      )}
    >
      {words}
      <i className="clock-bar" style={{ "--used": Math.min(1, Math.max(0, used)) }} />
    </span>
  );
}
