import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type Tone = "plain" | "accent" | "good" | "warn" | "bad";

const tones: Record<Tone, string> = {
  plain: "bg-sunk text-ink-2",
  accent: "bg-accent-tint text-accent-text",
  good: "bg-good-tint text-good",
  warn: "bg-warn-tint text-warn",
  bad: "bg-bad-tint text-bad",
};

/** A state in one word: paid, on its way, refused. */
export function Badge({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        "inline-block rounded-sm px-2 py-0.5 text-14 font-semibold whitespace-nowrap",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
