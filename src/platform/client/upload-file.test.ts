import { afterEach, expect, test, vi } from "vitest";
import { uploadFile } from "./upload-file.ts";

afterEach(() => void vi.unstubAllGlobals());

const photo = new File(["a photo"], "photo.jpg");

/** A connection that hangs: the request ends only when the caller aborts it. */
const silence: typeof fetch = (_address, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
  });

test("an upload without a response is given up and reported as offline", async () => {
  vi.stubGlobal("fetch", silence);
  expect(await uploadFile(photo, "quote", 1)).toEqual({ problem: "errors.offline" });
});

test("a successful upload returns its id", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ status: true, id: "abc" }));
  expect(await uploadFile(photo, "parcel")).toEqual({ id: "abc" });
});
