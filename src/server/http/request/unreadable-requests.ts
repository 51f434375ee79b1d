import type { Server } from "node:http";
import type { Duplex } from "node:stream";
import { SECURITY_HEADERS } from "../security-headers.ts";

type Refusal = { status: string; message: string };

const LATE: Refusal = { status: "408 Request Timeout", message: "errors.timeout" };
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: "431 Request Header Fields Too Large",
    message: "errors.too_large",
  },
  ERR_HTTP_REQUEST_TIMEOUT: LATE,
};
const NOT_HTTP: Refusal = { status: "400 Bad Request", message: "errors.malformed_json" };

/** How long a client that is still sending may finish and read the response, before its connection is cut. */
const GOODBYE_MS = 2000;

/** Requests that Node cannot parse never reach the app, but are refused in the same form (product notes §7). */
export function rejectUnreadableRequests(server: Server): void {
  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket) =>
    refuse(socket, REFUSALS[code] ?? NOT_HTTP),
  );
}

/** For clients that do not finish sending a request. */
export const rejectLateRequest = (socket: Duplex): void => refuse(socket, LATE);

function refuse(socket: Duplex, refusal: Refusal): void {
  // After a refusal the rest of the request is an error too, and needs no second response.
  if (!socket.writable) return;
  if (isAnswering(socket)) return void socket.destroy();
  socket.end(answerOf(refusal));
  const cut = setTimeout(() => socket.destroy(), GOODBYE_MS);
  socket.once("close", () => clearTimeout(cut));
}

/** If the response to a former request is being sent, ours would end up in the middle of it. */
const isAnswering = (socket: Duplex & { _httpMessage?: { headersSent: boolean } | null }) =>
  socket._httpMessage?.headersSent === true;

function answerOf({ status, message }: Refusal): string {
  const body = JSON.stringify({ status: false, message });
  const headers = {
    ...SECURITY_HEADERS,
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    "cache-control": "no-store",
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status}`, ...lines, "", body].join("\r\n");
}
