import { classNames } from "#ui/class-names.ts";
import { keyCaps } from "./strokes.ts";

const isMac = () => typeof navigator !== "undefined" && /Mac|iP(hone|ad)/.test(navigator.userAgent);

type KbdProps = {
  keys: string;
  /** Draws all keys in one cap, "Ctrl K"; used in buttons, whose text says what the keys do. */
  one?: boolean;
  className?: string;
};

/** Draws the keys of a shortcut. Screen readers get `aria-keyshortcuts` or the text next to it instead. */
export function Kbd({ keys, one, className }: KbdProps) {
  const caps = keyCaps(keys, isMac());
  const shown = one ? [caps.join(" ")] : caps;
  return (
    <span className={classNames("kbd-keys", className)} aria-hidden="true">
      {shown.map((cap) => (
        <kbd key={cap} className="kbd">
          {cap}
        </kbd>
      ))}
    </span>
  );
}
