import { expect, test } from "vitest";
import { createKeyedQueue } from "./part-uploads.ts";

test("tasks of one key run one after another, even after a failure; other keys do not wait", async () => {
  const inTurn = createKeyedQueue();
  const done: string[] = [];
  let open = () => {};
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  const first = inTurn("a", async () => {
    await held;
    done.push("first");
    throw new Error("broken");
  });
  const second = inTurn("a", async () => void done.push("second"));
  await inTurn("b", async () => void done.push("other"));
  expect(done).toEqual(["other"]);
  open();
  await expect(first).rejects.toThrow("broken");
  await second;
  expect(done).toEqual(["other", "first", "second"]);
});
