import type { Mark } from "../theme-types.ts";

export const mark: Mark = {
  viewBox: "0 0 36 32",
  size: [38, 34],
  drawing: (
    <g stroke="currentColor" strokeWidth="2.4" strokeLinejoin="round">
      <path d="M12 3h12v14H12z" fill="var(--accent)" />
      <path d="M18 3v6" />
      <path d="M2.5 17h31l-4.2 9.500H7z" fill="var(--mark-light)" />
      <path
        d="M2 30.200c2.7 0 2.7-1.6 5.3-1.600s2.7 1.6 5.4 1.6 2.6-1.6 5.3-1.6 2.7 1.6 5.3 1.6 2.7-1.6 5.4-1.6 2.6 1.6 5.3 1.6"
        fill="none"
      />
    </g>
  ),
};
