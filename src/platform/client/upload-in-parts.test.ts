import { expect, test, vi } from "vitest";
import { uploadInParts } from "./upload-in-parts.ts";

const PART = 10;
const file = new File([new Uint8Array(25)], "crack.jpg");

/** Accepts parts like our server; `fail` can lose the request or its answer. */
function server(fail: (call: number) => "sent" | "answer" | undefined = () => undefined) {
  const got: number[] = [];
  let here = 0;
  let calls = 0;
  const state = () => ({
    status: true,
    upload: "u1",
    offset: here,
    ...(here === file.size ? { id: "c7-claim-x" } : {}),
  });
  const ask = vi.fn(async (address: string | URL | Request, init?: RequestInit) => {
    const lost = fail(++calls);
    if (lost === "sent") throw new TypeError("offline");
    const url = String(address);
    if (url.endsWith("/begin")) return Response.json({ ...state(), part_bytes: PART });
    if (url.includes("/part/")) {
      const offset = Number(new URL(url, "http://localhost").searchParams.get("offset"));
      if (offset !== here)
        return Response.json({ status: false, message: "errors.upload_offset" }, { status: 409 });
      here += init?.body instanceof Blob ? init.body.size : 0;
      got.push(offset);
    }
    if (lost === "answer") throw new TypeError("offline");
    return Response.json(state());
  });
  return { ask, got };
}

async function send({ ask }: ReturnType<typeof server>, stop = new AbortController()) {
  const progress: number[] = [];
  const waits: boolean[] = [];
  const uploaded = await uploadInParts(file, "claim", {
    signal: stop.signal,
    onProgress: (bytes) => progress.push(bytes),
    onWaiting: (isWaiting) => waits.push(isWaiting),
    ask,
    pause: async () => {},
  });
  return { uploaded, progress, waited: waits.includes(true) };
}

test("a file is uploaded in parts with progress", async () => {
  const shop = server();
  expect(await send(shop)).toEqual({
    uploaded: { id: "c7-claim-x" },
    progress: [0, 10, 20, 25],
    waited: false,
  });
  expect(shop.got).toEqual([0, 10, 20]);
});

test("no part is sent twice after connections were lost, even for long", async () => {
  const shop = server((call) => (call === 1 || (call > 3 && call < 9) ? "sent" : undefined));
  const { uploaded, waited } = await send(shop);
  expect(uploaded).toEqual({ id: "c7-claim-x" });
  expect(waited).toBe(true);
  expect(shop.got).toEqual([0, 10, 20]);
});

test("parts that arrived are not sent again when their responses were lost", async () => {
  const shop = server((call) => (call === 2 || call === 6 ? "answer" : undefined));
  expect((await send(shop)).uploaded).toEqual({ id: "c7-claim-x" });
  expect(shop.got).toEqual([0, 10, 20]);
});

test("a part without a response is given up and sent again", async () => {
  const shop = server();
  let isStuck = true;
  const ask: typeof fetch = (address, init) => {
    if (!isStuck || !String(address).includes("/part/")) return shop.ask(address, init);
    isStuck = false;
    return new Promise((_, reject) => {
      init?.signal?.addEventListener("abort", () => reject(new TypeError("given up")));
    });
  };
  const options = { onProgress: () => {}, onWaiting: () => {}, pause: async () => {} };
  const { signal } = new AbortController();
  const uploaded = await uploadInParts(file, "claim", { ...options, signal, ask, timeoutMs: 10 });
  expect(uploaded).toEqual({ id: "c7-claim-x" });
  expect(shop.got).toEqual([0, 10, 20]);
});

test("an upload is retried when the server fails at the beginning", async () => {
  const shop = server();
  let problems = 6;
  const ask = vi.fn(async (address: string | URL | Request, init?: RequestInit) =>
    problems-- > 0 ? Response.json({}, { status: 503 }) : shop.ask(address, init),
  );
  expect((await send({ ...shop, ask })).uploaded).toEqual({ id: "c7-claim-x" });
});

test("a refused part is reported and not retried", async () => {
  const ask = vi.fn(async (address: string | URL | Request) =>
    String(address).endsWith("/begin")
      ? Response.json({ status: true, upload: "u1", offset: 0, part_bytes: PART })
      : Response.json({ status: false, message: "errors.file_type" }, { status: 422 }),
  );
  const { uploaded } = await send({ ask, got: [] });
  expect(uploaded).toEqual({ problem: "errors.file_type" });
  expect(ask).toHaveBeenCalledTimes(2);
});

test("an aborted upload is not retried", async () => {
  const stop = new AbortController();
  const shop = server((call) => {
    if (call === 3) stop.abort();
    return call >= 3 ? "sent" : undefined;
  });
  expect((await send(shop, stop)).uploaded).toEqual({ problem: "errors.offline" });
});

test("a file that is too large is not uploaded", async () => {
  const ask = vi.fn();
  const large = { size: 11 * 1024 * 1024 } as File;
  const options = { signal: new AbortController().signal, onProgress() {}, onWaiting() {}, ask };
  expect(await uploadInParts(large, "claim", options)).toEqual({
    problem: "errors.file_too_large",
  });
  expect(ask).not.toHaveBeenCalled();
});
