import type { Mark } from "../theme-types.ts";

export const mark: Mark = {
  viewBox: "0 0 28 36",
  size: [32, 42],
  drawing: (
    <>
      <path
        d="M2 35V15.500C2 8.5 8.5 5.5 14 1c5.5 4.5 12 7.5 12 14.500V35z"
        fill="none"
        stroke="var(--detail)"
        strokeWidth="1.6"
      />
      <path d="M6 35V17c0-4.6 4.3-6.9 8-10 3.7 3.1 8 5.4 8 10v18z" fill="var(--accent)" />
      <path d="M6 30c3-3.4 5.4-3.4 8-.7s5 2.7 8-.8V35H6z" fill="var(--detail)" />
      <circle cx="14" cy="18.5" r="2.6" fill="var(--detail)" />
    </>
  ),
};
