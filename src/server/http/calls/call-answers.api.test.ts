import { expect, test, vi } from "vitest";
import { serveApp } from "#server/fixtures/nodes/serve-app.ts";
import { testApp } from "#server/fixtures/test-app.ts";

const { app } = await testApp();
const { port } = await serveApp(app);

test("a call's response is sent as plain text, without a stream reader", async () => {
  // Node's own client opens readers too, so this counts only those opened before the response arrives.
  const opened = vi.spyOn(ReadableStream.prototype, "getReader");
  const answer = await fetch(`http://localhost:${port}/api/cart/fetch`, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-encoding": "identity" },
    body: "{}",
  });
  expect(opened).not.toHaveBeenCalled();
  opened.mockRestore();
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toMatchObject({ status: true });
});
