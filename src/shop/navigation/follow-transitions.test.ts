import { expect, test, vi } from "vitest";
import { followTransitions } from "./follow-transitions.ts";

/** A page of a browser that starts transitions and does not say which one runs. */
function aPage() {
  const ends: { resolve: () => void; reject: () => void }[] = [];
  const startViewTransition = vi.fn((_update?: unknown) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    ends.push({ resolve, reject });
    return { finished: promise } as unknown as ViewTransition;
  });
  const page: Parameters<typeof followTransitions>[0] = { startViewTransition };
  return { page: page as Required<typeof page>, startViewTransition, ends };
}

test("the active transition is known until it finishes or is skipped", async () => {
  const { page, ends, startViewTransition } = aPage();
  followTransitions(page);
  expect(page.activeViewTransition).toBeNull();
  const update = () => {};
  const first = page.startViewTransition(update);
  expect(startViewTransition).toHaveBeenCalledExactlyOnceWith(update);
  expect(page.activeViewTransition).toBe(first);
  const second = page.startViewTransition();
  ends[0]?.reject();
  await first.finished.catch(() => {});
  expect(page.activeViewTransition).toBe(second);
  ends[1]?.resolve();
  await second.finished;
  expect(page.activeViewTransition).toBeNull();
});

test("a browser with its own active transition, or without transitions, is not changed", () => {
  const { page, startViewTransition } = aPage();
  followTransitions(Object.assign(page, { activeViewTransition: null }));
  expect(page.startViewTransition).toBe(startViewTransition);
  const none = {} as Parameters<typeof followTransitions>[0];
  followTransitions(none);
  expect(none).toEqual({});
});
