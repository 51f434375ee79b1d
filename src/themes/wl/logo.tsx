import type { Mark } from "../theme-types.ts";

export const mark: Mark = {
  viewBox: "0 0 32 32",
  size: [28, 28],
  drawing: (
    <>
      <path d="M1 1h30v30H1z" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M9.5 8.500h13v15h-13z" fill="currentColor" />
    </>
  ),
};
