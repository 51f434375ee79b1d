import type { Mark } from "../theme-types.ts";

export const mark: Mark = {
  viewBox: "0 0 36 32",
  size: [38, 34],
  drawing: (
    <>
      <path
        d="M8 4h20a6 6 0 0 1 6 6v9a6 6 0 0 1-6 6h-9l-7 6v-6H8a6 6 0 0 1-6-6v-9a6 6 0 0 1 6-6z"
        fill="var(--accent)"
      />
      <path
        d="M15.5 18.500l5-5M14.5 14.600l-1.3 1.300a3.1 3.1 0 0 0 4.4 4.400l1.2-1.200M21.5 17.500l1.3-1.300a3.1 3.1 0 0 0-4.4-4.400l-1.2 1.2"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
};
