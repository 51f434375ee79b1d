import { once } from "node:events";
import { connect } from "node:net";
import { expect, test, vi } from "vitest";
import { eventually } from "#database/fixtures/eventually.ts";
import { serveApp } from "../fixtures/nodes/serve-app.ts";
import { testApp } from "../fixtures/test-app.ts";

const { app, services } = await testApp();
const { server, port } = await serveApp(app);

test.each([
  ["a body that ends too soon", "content-length: 50"],
  ["a body in parts that ends too soon", "transfer-encoding: chunked"],
])("%s is not logged as an error", async (_what, header) => {
  const error = vi.spyOn(services.log, "error");
  const info = vi.spyOn(services.log, "info").mockClear();
  const socket = connect(port, "127.0.0.1");
  const asked = once(server, "request");
  socket.write(
    `POST /api/store-config HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${header}\r\n\r\n`,
  );
  await asked;
  socket.destroy();
  await eventually(() => expect(info).toHaveBeenCalledWith(expect.anything(), "the visitor left"));
  expect(error).not.toHaveBeenCalled();
});

test("a page is rendered and cached even if its visitor has left", async () => {
  const leaving = new AbortController();
  const answer = app.fetch(
    new Request("http://localhost:3000/en/", {
      headers: { host: "localhost:3000" },
      signal: leaving.signal,
    }),
  );
  leaving.abort();
  expect((await answer).status).toBe(200);
  expect(services.pages.size().pages).toBe(1);
});
