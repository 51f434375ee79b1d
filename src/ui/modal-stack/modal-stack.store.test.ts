import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createModalStack, topModal } from "./modal-stack.store.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const stackOf = (...ids: string[]) => {
  const stack = createModalStack();
  for (const id of ids) stack.open(id, id);
  const shown = () => stack.get().map(({ id, zIndex, leaving }) => ({ id, zIndex, leaving }));
  return { stack, shown };
};

describe("the modal stack (SPEC §9)", () => {
  it("starts at z-index 1050 and increases it for each modal", () => {
    const { shown } = stackOf("login", "register", "forgot");
    expect(shown().map(({ zIndex }) => zIndex)).toEqual([1050, 1051, 1052]);
  });

  it("closes the top modal first", () => {
    const { stack } = stackOf("login", "register");
    stack.closeTop();
    expect(topModal(stack.get())?.id).toBe("login");
    stack.closeTop();
    expect(topModal(stack.get())).toBeUndefined();
  });

  it("keeps a hidden modal in the tree for 300 ms", () => {
    const { stack, shown } = stackOf("login");
    stack.close("login");
    expect(shown()).toEqual([{ id: "login", zIndex: 1050, leaving: true }]);
    vi.advanceTimersByTime(299);
    expect(shown()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shown()).toEqual([]);
  });

  it("closes all modals at once", () => {
    const { stack, shown } = stackOf("cart", "login", "register");
    stack.closeAll();
    expect(shown().map(({ leaving }) => leaving)).toEqual([true, true, true]);
    vi.advanceTimersByTime(300);
    expect(shown()).toEqual([]);
  });

  it("opens one modal for a double click, with the newer content", () => {
    const { stack, shown } = stackOf("login");
    stack.open("login", "again");
    expect(shown()).toHaveLength(1);
    expect(stack.get()[0]?.content).toBe("again");
  });

  it("can open a modal again while its former instance fades out", () => {
    const { stack, shown } = stackOf("login");
    stack.close("login");
    stack.open("login", "again");
    expect(shown()).toEqual([
      { id: "login", zIndex: 1050, leaving: true },
      { id: "login", zIndex: 1051, leaving: false },
    ]);
    vi.advanceTimersByTime(300);
    expect(shown()).toEqual([{ id: "login", zIndex: 1051, leaving: false }]);
  });

  it("notifies a modal only once that it closed", () => {
    const { stack } = stackOf();
    const onClose = vi.fn();
    stack.open("unpaid", "…", { onClose });
    stack.close("unpaid");
    stack.closeAll();
    vi.advanceTimersByTime(1000);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
