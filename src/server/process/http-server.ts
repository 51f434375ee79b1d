import { createServer, type Server } from "node:http";
import {
  rejectLateRequest,
  rejectUnreadableRequests,
} from "../http/request/unreadable-requests.ts";
import { hasFileBody } from "../http/uploads/file-bodies.ts";

const SECOND = 1000;

export const LIMITS = {
  /** A client that sends its headers slowly holds a connection that others need. */
  headersTimeout: 10 * SECOND,
  /** For the whole request: a slow phone needs as long for a photo of 10 MB (`upload-file.ts`). */
  requestTimeout: 150 * SECOND,
  /** A body without files is small: it arrives soon after the headers, or never. */
  bodyTimeout: 30 * SECOND,
  /** Twice what the cookies of years need; Node's own 16 kB would refuse users with many. */
  maxHeaderSize: 32 * 1024,
  /** How often Node checks these timeouts; its default of 30 seconds would be too coarse for them. */
  connectionsCheckingInterval: 2 * SECOND,
  /** Longer than the 60 seconds of load balancers: if we closed first, a request could meet a closed connection. */
  keepAliveTimeout: 75 * SECOND,
  /** Closes a connection without any traffic for so long, such as that of a client that never reads the response. */
  idle: 60 * SECOND,
  /** Further connections are refused at once, before memory and file handles run out. */
  maxConnections: 8192,
  /** From this number on, connections that wait for their next request are closed. */
  crowded: 6144,
};

/** Limits times and connections, so that slow or many clients cannot keep others out. */
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
