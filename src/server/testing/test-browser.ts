import { cookieHeader, storeCookies } from "./cookie-jar.ts";
import type { TestRequestOptions, testApp } from "./test-app.ts";

type App = Pick<Awaited<ReturnType<typeof testApp>>, "ask" | "post">;

/** Keeps cookies from answer to answer, as a browser does. */
export function testBrowser(app: App, options: TestRequestOptions = {}) {
  const cookies = new Map<string, string>();

  async function keep(answer: Promise<Response>): Promise<Response> {
    const response = await answer;
    storeCookies(cookies, response);
    return response;
  }

  const withCookies = (): TestRequestOptions => {
    const cookie = cookieHeader(cookies);
    return { ...options, headers: { ...options.headers, ...(cookie ? { cookie } : {}) } };
  };

  return {
    cookies,
    get: (target: string) => keep(app.ask(target, withCookies())),
    post: (target: string, body: unknown = {}) => keep(app.post(target, body, withCookies())),
    /** As a form without script is sent. */
    form: (target: string, fields: Record<string, string> = {}) => {
      const { headers, ...rest } = withCookies();
      const type = { "content-type": "application/x-www-form-urlencoded" };
      const body = new URLSearchParams(fields).toString();
      return keep(
        app.ask(target, { ...rest, method: "POST", headers: { ...headers, ...type }, body }),
      );
    },
    /** Status and body in one, for comparing whole answers. */
    async call(target: string, body: unknown = {}) {
      const response = await keep(app.post(target, body, withCookies()));
      return { status: response.status, body: await response.json() };
    },
  };
}

let people = 0;

/** A browser in which somebody has just registered. */
export async function registeredBrowser(app: App, options: TestRequestOptions = {}) {
  const browser = testBrowser(app, options);
  const email = `somebody-${++people}@example.com`;
  const password = "correct horse battery";
  const { body } = await browser.call("/api/auth/register", {
    email,
    password,
    first_name: "Rasa",
    last_name: "Rasaitė",
    phone_number: "+370 600 00000",
    terms: true,
    subscribed: true,
  });
  if (!body.status) throw new Error(JSON.stringify(body));
  return { ...browser, email, password };
}
