import { useT } from "#i18n/use-t.ts";
import { classNames } from "#ui/class-names.ts";
import { clockLook, clockText } from "./clock-text.ts";
import { useOfficeFormat } from "./use-office-format.ts";

type ClockProps = {
  /** In working hours, as the server counted them; below zero it is late. */
  minutesLeft: number;
  /** How much of the time is used, 0 to 1. */
  used: number;
  /** When it goes on, where nobody works now. */
  opensAt?: string | null | undefined;
  /** The bar first, as tasks have it. */
  barFirst?: boolean;
};

/** Time left, with the share already used. */
export function Clock({ minutesLeft, used, opensAt, barFirst }: ClockProps) {
  const t = useT();
  const { time } = useOfficeFormat();
  const { key, params } = clockText(minutesLeft);
  // All its time is used, and it is late from the next hour of work on.
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
