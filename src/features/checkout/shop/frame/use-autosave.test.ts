import { expect, test } from "vitest";
import { registerUnsaved, saveUnsaved } from "./use-autosave.ts";

test("leaving waits for pending saves and skips unregistered ones", async () => {
  const done: string[] = [];
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  registerUnsaved(() => slow.then(() => void done.push("slow")));
  const forget = registerUnsaved(async () => void done.push("gone"));
  forget();
  const left = saveUnsaved().then(() => void done.push("left"));
  await Promise.resolve();
  expect(done).toEqual([]);
  finish();
  await left;
  expect(done).toEqual(["slow", "left"]);
});
