import { createServer, type Server } from "node:http";
import {
  rejectLateRequest,
  rejectUnreadableRequests,
} from "../http/request/unreadable-requests.ts";
import { hasFileBody } from "../http/uploads/file-bodies.ts";

const SECOND = 1000;

export const LIMITS = {
  /** Who dawdles over the head of a request holds a connection that others need. */
  headersTimeout: 10 * SECOND,
  /** With its body: a phone with little takes as long over a photo of 10 MB (`upload-file.ts`). */
  requestTimeout: 150 * SECOND,
  /** A body that brings no files is small: after the head it is here soon, or never. */
  bodyTimeout: 30 * SECOND,
  /** Cookies of years fit into it twice; Node's own 16 kB would shut out whoever has many. */
  maxHeaderSize: 32 * 1024,
  /** Node looks for late ones this often; with its own half a minute the limits above would not hold. */
  connectionsCheckingInterval: 2 * SECOND,
  /** Longer than the 60 seconds of balancers: whoever closes first must be them, or a request meets a closed connection. */
  keepAliveTimeout: 75 * SECOND,
  /** Nothing read and nothing taken for so long: a visitor who asks and never listens is dropped. */
  idle: 60 * SECOND,
  /** Past it new ones are turned away at once, before memory and file handles run out. */
  maxConnections: 8192,
  /** From so many on, those that only wait for a next request make way. */
  crowded: 6144,
};

/** With limits on time and connections, so that slow or many clients cannot keep others out. */
export function createHttpServer({
  idle,
  maxConnections,
  crowded,
  bodyTimeout,
  ...timeouts
} = LIMITS): Server {
  const server = createServer(timeouts);
  server.setTimeout(idle);
  server.maxConnections = maxConnections;
  closeIdleWhenCrowded(server, crowded);
  rejectUnreadableRequests(server);
  limitBodies(server, bodyTimeout);
  return server;
}

function closeIdleWhenCrowded(server: Server, crowded: number): void {
  let open = 0;
  server.on("connection", (socket) => {
    open += 1;
    socket.once("close", () => {
      open -= 1;
    });
    if (open > crowded) server.closeIdleConnections();
  });
}

function limitBodies(server: Server, bodyTimeout: number): void {
  server.on("request", (request, response) => {
    const { "content-length": length, "transfer-encoding": encoding } = request.headers;
    if ((!length && !encoding) || hasFileBody(request)) return;
    const late = setTimeout(() => {
      if (!request.complete) rejectLateRequest(request.socket);
    }, bodyTimeout);
    response.once("close", () => clearTimeout(late));
  });
}
