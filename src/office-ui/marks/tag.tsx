import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";

export type TagTone = "plain" | "accent" | "good" | "warn" | "bad";

/** A short label of a record: its site, a plan, "recomputed: the same". */
export function Tag({ tone = "plain", children }: { tone?: TagTone; children: ReactNode }) {
  return (
    <span className={classNames("tag num", tone !== "plain" && `tag-${tone}`)}>{children}</span>
  );
}
