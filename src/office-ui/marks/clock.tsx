import { useT } from "#i18n/use-t.ts";
import { classNames } from "#ui/class-names.ts";
import { clockLook, clockText } from "./clock-text.ts";

type ClockProps = {
  /** In working hours, as the server counted them; below zero it is late. */
  minutesLeft: number;
  /** How much of the time is used, 0 to 1. */
  used: number;
  /** The bar first, as tasks have it. */
  barFirst?: boolean;
};

/** Time left, with the share already used. */
export function Clock({ minutesLeft, used, barFirst }: ClockProps) {
  const t = useT();
  const { key, params } = clockText(minutesLeft);
  return (
    <span
      className={classNames(
        "clock num",
        `clock-${clockLook(minutesLeft)}`,
        barFirst && "clock-bar-first",
      )}
    >
      {t(key, params)}
      <i className="clock-bar" style={{ "--used": Math.min(1, Math.max(0, used)) }} />
    </span>
  );
}
