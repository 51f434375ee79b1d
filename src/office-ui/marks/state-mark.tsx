import type { ReactNode } from "react";

/** Each state has a colour of the theme: `--st-paid`. */
type StateTone =
  | "awaiting"
  | "paid"
  | "purchased"
  | "warehouse"
  | "shipped"
  | "customs"
  | "country"
  | "pickup"
  | "delivery"
  | "delivered"
  | "ended"
  | "refunded";

/** progress: a ring filled by the share of the way done (0 to 1); the other shapes are final states. */
export type StateShape = { tone: StateTone } & (
  | { shape?: "ring"; progress: number }
  | { shape: "done" | "crossed" | "clock" | "back" }
);

/** The circumference of the inner circle, which a thick dash fills. */
const ROUND = 2 * Math.PI * 2;

/** The shape and the text say the state; the colour only confirms them. */
export function StateMark({ children, ...state }: StateShape & { children?: ReactNode }) {
  return (
    <span className="state-mark">
      <StateRing {...state} />
      {children}
    </span>
  );
}

export function StateRing(state: StateShape) {
  return (
    <svg
      viewBox="0 0 14 14"
      className="state-mark-ring"
      style={{ "--tone": `var(--st-${state.tone})` }}
      aria-hidden="true"
    >
      {state.shape === "done" ? <Done /> : <Ring {...state} />}
    </svg>
  );
}

function Done() {
  return (
    <>
      <circle cx="7" cy="7" r="7" className="fill-(--tone)" />
      <path
        d="M4 7.200l2.100 2.100L10 5.200"
        className="fill-none stroke-surface"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

function Ring(state: StateShape) {
  return (
    <>
      <circle cx="7" cy="7" r="6.2" className="fill-none stroke-(--tone)" strokeWidth="1.5" />
      {"progress" in state ? (
        <circle
          cx="7"
          cy="7"
          r="2"
          className="fill-none stroke-(--tone)"
          strokeWidth="4"
          strokeDasharray={`${(state.progress * ROUND).toFixed(2)} 99`}
          transform="rotate(-90 7 7)"
        />
      ) : (
        <path
          d={SIGNS[state.shape]}
          className="fill-none stroke-(--tone)"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </>
  );
}

const SIGNS = {
  done: "",
  crossed: "M4.800 4.800l4.400 4.400M9.200 4.800l-4.400 4.400",
  clock: "M7 4.200V7l1.800 1.200",
  back: "M6 4.500L4.200 6.300 6 8.100M4.200 6.300h3.400a1.700 1.700 0 0 1 0 3.400H6.500",
};
