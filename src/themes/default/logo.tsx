import type { Mark } from "../theme-types.ts";

export const mark: Mark = {
  viewBox: "0 0 32 32",
  size: [32, 32],
  drawing: (
    <>
      <rect x="1" y="3" width="30" height="26" rx="6" fill="currentColor" />
      <path d="M12 3h8v17.500l-1.6-1.4-1.6 1.4-1.6-1.4-1.6 1.400L12 20.500z" fill="var(--accent)" />
    </>
  ),
};
