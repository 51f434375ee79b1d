import { randomUUID } from "node:crypto";
import http from "node:http";

/** Connections stay open, as in browsers. */
const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });

export type Response = { status: number; body: string; serverTiming: string };

/**
 * A visitor with an address of their own or at this machine, with cookies and a new
 * idempotency key for every call. Uses Node's plain client: it shares the machine's cores
 * with the shop, and `fetch` would take three times as much of them.
 */
export function openClient(origin: string, address?: string, encoding = "identity") {
  const cookies = new Map<string, string>();
  const { hostname, port } = new URL(origin);
  return (path: string, body?: object): Promise<Response> =>
    new Promise((resolve, reject) => {
      const sent = body ? JSON.stringify(body) : "";
      const headers = {
        "idempotency-key": randomUUID(),
        ...(address ? { "x-forwarded-for": address } : {}),
        "accept-encoding": encoding,
        ...(cookies.size > 0
          ? { cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ") }
          : {}),
        ...(body
          ? { "content-type": "application/json", "content-length": Buffer.byteLength(sent) }
          : {}),
      };
      const method = body ? "POST" : "GET";
      const request = http.request({ agent, hostname, port, path, method, headers }, (answer) => {
        for (const text of answer.headers["set-cookie"] ?? []) storeCookie(cookies, text);
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("error", reject);
        answer.on("end", () => {
          resolve({
            status: answer.statusCode ?? 0,
            body: Buffer.concat(parts).toString(),
            serverTiming: String(answer.headers["server-timing"] ?? ""),
          });
        });
      });
      request.on("error", reject);
      request.end(sent);
    });
}
export type Client = ReturnType<typeof openClient>;

function storeCookie(cookies: Map<string, string>, text: string): void {
  const end = text.indexOf(";");
  const pair = end === -1 ? text : text.slice(0, end);
  const at = pair.indexOf("=");
  if (/max-age=0(;|$)/i.test(text)) cookies.delete(pair.slice(0, at));
  else cookies.set(pair.slice(0, at), pair.slice(at + 1));
}

let visitors = 0;

/** Each visitor has an own address. */
export function newVisitor(origin: string): Client {
  return openClient(origin, nextAddress());
}

/** A visitor who gets compressed pages, as browsers do, but leaves unpacking out: real visitors' machines do it. */
export function newReader(origin: string): Client {
  return openClient(origin, nextAddress(), "br");
}

function nextAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}
