import { Hono } from "hono";
import { expect, test } from "vitest";
import { limitBody } from "./limit-body.ts";
import type { AppEnv } from "./request-scope.ts";

const app = new Hono<AppEnv>().use(limitBody(10));
app.post("/", async (c) => c.text(await c.req.text()));

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  app.request("/", { method: "POST", body, headers, duplex: "half" } as RequestInit);
const parts = (...texts: string[]) =>
  new ReadableStream({
    start(controller) {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

test("a body is limited by its Content-Length, or else by its actual size", async () => {
  const said = (length: number) => ({ "content-length": String(length) });
  expect(await (await post("0123456789", said(10))).text()).toBe("0123456789");
  expect((await post("0123456789a", said(11))).status).toBe(413);
  expect(await (await post(parts("01234", "56789"))).text()).toBe("0123456789");
  expect((await post(parts("01234", "56789a"))).status).toBe(413);
  const both = { ...said(1), "transfer-encoding": "chunked" };
  expect((await post(parts("01234", "56789a"), both)).status).toBe(413);
});

test("a body with a Content-Length is not read by the limit", async () => {
  const request = new Request("http://localhost/", {
    method: "POST",
    body: "short",
    headers: { "content-length": "5" },
  });
  let looks = 0;
  const body = request.body;
  Object.defineProperty(request, "body", {
    get() {
      looks += 1;
      return body;
    },
  });
  await app.request(request);
  expect(looks).toBe(0);
});
