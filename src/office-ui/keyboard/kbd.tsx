import { classNames } from "#ui/class-names.ts";
import { keyCaps } from "./strokes.ts";

const isMac = () => typeof navigator !== "undefined" && /Mac|iP(hone|ad)/.test(navigator.userAgent);

type KbdProps = {
  keys: string;
  /** one: in one cap, "Ctrl K"; in a button, where the words say what it does. */
  one?: boolean;
  className?: string;
};

/** The keys of a shortcut. For the eye: screen readers are told by `aria-keyshortcuts` or the words beside. */
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
