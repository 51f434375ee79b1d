import * as z from "zod/mini";
export type PayPalSettings = {
  /** https://api-m.paypal.com, its sandbox, or our sandbox. */
  url: string;
  clientId: string;
  clientSecret: string;
  webhookId: string;
};

export type PayPalResponse = { status: number; body: unknown };
export type PayPalClient = (
  method: "GET" | "POST",
  path: string,
  options?: { body?: unknown; requestId?: string },
) => Promise<PayPalResponse>;

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });

const TIMEOUT_MS = 10_000;
/** A token is renewed this long before it expires. */
const MARGIN_MS = 60_000;

/**
 * PayPal's REST calls: the token is cached while it is valid, and each call that changes something has its own
 * request id.
 */
export function createPayPalClient({ url, clientId, clientSecret }: PayPalSettings): PayPalClient {
  let token: { value: Promise<string>; until: number } | undefined;

  async function askToken(): Promise<string> {
    const answer = await fetch(`${url}/v1/oauth2/token`, {
      method: "POST",
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`PayPal does not let us in: ${answer.status}`);
    const { access_token, expires_in } = z.parse(tokenSchema, await answer.json());
    if (token) token.until = Date.now() + expires_in * 1000 - MARGIN_MS;
    return access_token;
  }

  function liveToken(): Promise<string> {
    if (token && token.until > Date.now()) return token.value;
    // Calls that come while the token is requested wait for the same one.
    const asked = { value: Promise.resolve("").then(askToken), until: Date.now() + TIMEOUT_MS };
    token = asked;
    asked.value.catch(() => {
      if (token === asked) token = undefined;
    });
    return asked.value;
  }

  return async (method, path, { body, requestId } = {}) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${await liveToken()}`,
        "content-type": "application/json",
        prefer: "return=representation",
        ...(requestId ? { "paypal-request-id": requestId } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status === 401) token = undefined;
    const known = await answer.json().catch(() => undefined);
    if (answer.status >= 500 || known === undefined) {
      throw new Error(`PayPal is in trouble: ${answer.status}`);
    }
    return { status: answer.status, body: known };
  };
}
