/** A page worker of tests: a page whose query says so blocks it for ever, or ends it the first time. */
import { existsSync, writeFileSync } from "node:fs";
import { type MessagePort, parentPort, type Transferable, workerData } from "node:worker_threads";

const ready = Promise.withResolvers<void>();

parentPort?.on("message", async ({ kind, content }) => {
  if (kind !== "render") return;
  await ready.promise;
  const query = new URL(content.url).searchParams;
  const mark = query.get("end-once");
  if (query.has("end") || (mark && !existsSync(mark))) {
    if (mark) writeFileSync(mark, "");
    process.exit(1);
  }
  if (query.has("block")) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});

/** As it is, but for knowing when the worker says that it is ready. */
const watched = (port: MessagePort) =>
  Object.assign(Object.create(port), {
    postMessage(message: { kind?: string }, buffers?: Transferable[]) {
      port.postMessage(message, buffers);
      if (message.kind === "ready") ready.resolve();
    },
    on: port.on.bind(port),
    close: port.close.bind(port),
  });

const { servePages } = await import(workerData.entry);
if (parentPort) await servePages(watched(parentPort), workerData);
