import { type MiddlewareFunction, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { pageLanguage, pageLanguageContext } from "#platform/pages/language.context.ts";
import type { Session } from "../server/read-session.ts";
import { authGuard, guestOnlyGuard, requireOwnPassword } from "./guards.ts";
import { sessionContext } from "./session.context.ts";

const PAGE = new Response("the page");
const guest = undefined;
const customer = { mustChangePassword: false } as Session;
const newcomer = { mustChangePassword: true } as Session;

/** Where the guard redirects a visitor, or "the page". */
async function visit(
  guard: MiddlewareFunction<Response>,
  session: Session | undefined,
  address: string,
) {
  const context = new RouterContextProvider();
  context.set(pageLanguageContext, pageLanguage("lt", {}));
  const url = new URL(address, "http://lt.localhost:3000");
  const request = new Request(url);
  // The same setup as for every page.
  context.set(sessionContext, async () => requireOwnPassword(context, { request }, session));
  const args = { url, request, context, params: {}, pattern: "" };
  try {
    const answer = await guard(args as never, async () => PAGE);
    return answer === PAGE ? "the page" : answer;
  } catch (thrown) {
    const response = thrown as Response;
    expect(response.status).toBe(302);
    expect(response.headers.get("cache-control")).toBe("no-store");
    return response.headers.get("location");
  }
}

test.each([
  ["a guest", guest, "/lt/my-orders?page=2", "/lt/login?redirect=%2Flt%2Fmy-orders%3Fpage%3D2"],
  ["a customer", customer, "/lt/my-orders", "the page"],
  ["one with a mailed password", newcomer, "/lt/my-orders", "/lt/account-information"],
  ["and where it is replaced", newcomer, "/lt/account-information", "the page"],
  ["also where script asks", newcomer, "/lt/account-information.data", "the page"],
])("the login guard redirects correctly: %s", async (_who, session, address, where) => {
  expect(await visit(authGuard, session, address)).toBe(where);
});

test.each([
  ["a guest", guest, "/lt/login", "the page"],
  ["a customer", customer, "/lt/login", "/lt/account-information"],
  [
    "one with a mailed password",
    newcomer,
    "/lt/login?redirect=%2Flt%2Fcart",
    "/lt/account-information",
  ],
  ["a customer on the way", customer, "/lt/login?redirect=%2Flt%2Fcart", "/lt/cart"],
  ["led astray", customer, "/lt/login?redirect=%2F%2Fevil.example", "/lt/account-information"],
  ["led away", customer, "/lt/login?redirect=https://evil.example", "/lt/account-information"],
])("the guest guard redirects correctly: %s", async (_who, session, address, where) => {
  expect(await visit(guestOnlyGuard, session, address)).toBe(where);
});
