/**
 * Vite's helpers end the process on SIGTERM as soon as they have closed themselves, which leaves the
 * database running. From here on nobody else hears that signal; our own stop closes them too.
 */
export function removeForeignSignalHandlers(): void {
  process.on("newListener", (event, listener) => {
    if (event === "SIGTERM") queueMicrotask(() => process.off("SIGTERM", listener));
  });
}
