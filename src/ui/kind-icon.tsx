import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";

export type Kind = "info" | "good" | "warn" | "bad";

const icons = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert };
const tones = { info: "text-ink-2", good: "text-good", warn: "text-warn", bad: "text-bad" };

/** One sign for each kind of news; the words beside it say the same, so it is silent. */
export function KindIcon({ kind }: { kind: Kind }) {
  const Icon = icons[kind];
  return <Icon className={`icon ${tones[kind]}`} aria-hidden="true" />;
}
