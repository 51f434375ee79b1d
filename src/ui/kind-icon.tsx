import { Icon, type IconName } from "./icon/icon.tsx";

export type Kind = "info" | "good" | "warn" | "bad";

const icons: Record<Kind, IconName> = {
  info: "info",
  good: "circle-check",
  warn: "triangle-exclamation-point",
  bad: "circle-exclamation-point",
};
const tones = { info: "text-ink-2", good: "text-good", warn: "text-warn", bad: "text-bad" };

/** One icon per kind of message; hidden from screen readers, since the text next to it says the same. */
export function KindIcon({ kind }: { kind: Kind }) {
  return <Icon name={icons[kind]} className={tones[kind]} />;
}
