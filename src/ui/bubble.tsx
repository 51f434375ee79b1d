import type { ReactNode } from "react";

/** One message of a conversation: theirs at the start side, yours at the end side. */
export function Bubble({ from, children }: { from: "them" | "you"; children: ReactNode }) {
  return <div className={`bubble bubble-${from}`}>{children}</div>;
}
