import { expect, test } from "vitest";
import { createKeyedQueue } from "./part-uploads.ts";

test("one name's work waits for what came before, even for what fails; another's does not", async () => {
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
