import type { Mark } from "../theme-types.ts";

export const mark: Mark = {
  viewBox: "0 0 34 32",
  size: [38, 36],
  drawing: (
    <>
      <path
        fillRule="evenodd"
        d="M4 12h26v17.5a1.5 1.5 0 0 1-1.5 1.5h-23A1.5 1.5 0 0 1 4 29.5zM17 16.5l1.6 3.9 4.2.3-3.2 2.7 1 4.1-3.6-2.2-3.6 2.2 1-4.1-3.2-2.7 4.2-.3z"
        fill="currentColor"
      />
      <path
        d="M4.6 1h24.800L33 10.500a4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0z"
        fill="var(--accent)"
      />
      <path
        d="M10.8 1h6.200v9.500a4 4 0 0 1-8 0zM23.2 1h6.200L33 10.500a4 4 0 0 1-8 0z"
        fill="var(--mark-light)"
      />
    </>
  ),
};
