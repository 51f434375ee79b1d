import { Icon, type IconName } from "./icon/icon.tsx";

export type Kind = "info" | "good" | "warn" | "bad";

const icons: Record<Kind, IconName> = {
  info: "info",
  good: "circle-check",
  warn: "triangle-exclamation-point",
  bad: "circle-exclamation-point",
};
const tones = { info: "text-ink-2", good: "text-good", warn: "text-warn", bad: "text-bad" };

/** One sign for each kind of news; the words beside it say the same, so it is silent. */
export function KindIcon({ kind }: { kind: Kind }) {
  return <Icon name={icons[kind]} className={tones[kind]} />;
}
