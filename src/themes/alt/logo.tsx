import type { Mark } from "../theme-types.ts";

export const mark: Mark = {
  viewBox: "0 0 32 32",
  size: [32, 32],
  drawing: (
    <>
      <rect x="1" y="3" width="30" height="26" rx="5" fill="var(--accent)" />
      <path d="M12.5 3h7v26h-7z" fill="var(--mark-light)" />
      <path
        d="M12.5 9h3.400M16.5 14.500h3M12.5 20h2.600M17 24.500h2.5"
        stroke="var(--mark-dark)"
        strokeWidth="1.8"
      />
    </>
  ),
};
