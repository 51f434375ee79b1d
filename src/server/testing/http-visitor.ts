import { randomUUID } from "node:crypto";
import { cookieHeader, storeCookies } from "./cookie-jar.ts";

/** Somebody at an address of their own who calls a shop over the wire: with cookies, and a new key for every call. */
export function httpVisitor(origin: string, address: string) {
  const cookies = new Map<string, string>();
  return async (target: string, body?: object): Promise<Response> => {
    const answer = await fetch(origin + target, {
      method: body ? "POST" : "GET",
      headers: {
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
        "x-forwarded-for": address,
        cookie: cookieHeader(cookies),
      },
      body: body ? JSON.stringify(body) : null,
    });
    storeCookies(cookies, answer);
    return answer;
  };
}
