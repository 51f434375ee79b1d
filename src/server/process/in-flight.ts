import type { Server, ServerResponse } from "node:http";

/** Knows which requests are being answered. */
export function watchRequests(server: Server) {
  const answering = new Set<ServerResponse>();
  server.on("request", (_request, response) => {
    answering.add(response);
    response.once("close", () => answering.delete(response));
  });
  return {
    /** Resolves when those that are there now have their answers; later ones are not waited for. */
    async finished(): Promise<void> {
      await Promise.all(
        [...answering].map((response) => new Promise((done) => response.once("close", done))),
      );
    },
  };
}
