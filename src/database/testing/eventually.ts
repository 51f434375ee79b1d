import { vi } from "vitest";

type Patience = { timeout?: number; interval?: number };

/** Waits for what comes by itself, patiently: a busy build machine may need seconds where ours needs none. */
export function eventually<T>(
  check: () => T | Promise<T>,
  { timeout = 30_000, interval = 20 }: Patience = {},
): Promise<T> {
  return vi.waitFor(check, { timeout, interval });
}
