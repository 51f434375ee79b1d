import { vi } from "vitest";

/** Waits for what comes by itself, patiently: a busy build machine may need seconds where ours needs none. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 15_000, interval: 20 });
}
