import type { Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { SandboxContext } from "../sandbox-settings.ts";
import { readEvent } from "./event-shape.ts";
import type { KlaviyoFault } from "./klaviyo-account.ts";

const TYPES = ["application/vnd.api+json", "application/json"];

function refuse(c: Context, status: ContentfulStatusCode, code: string, pointer = "/data") {
  const error = { id: crypto.randomUUID(), status, code, title: code, source: { pointer } };
  return c.json({ errors: [error] }, status);
}

/** Klaviyo's Events API: one event per call, which is accepted first and processed later. */
export function mountKlaviyo(app: Hono, { keys, klaviyo }: SandboxContext): void {
  async function stumble(c: Context, fault: KlaviyoFault) {
    if (fault === "hanging") await klaviyo.untilMended();
    if (fault === "refusing") return refuse(c, 400, "invalid");
    if (fault !== "busy") return refuse(c, 500, "error");
    c.header("retry-after", "1");
    return refuse(c, 429, "throttled");
  }

  app.post("/klaviyo/api/events", async (c) => {
    const fault = klaviyo.takeFault();
    if (fault) return stumble(c, fault);
    if (c.req.header("authorization") !== `Klaviyo-API-Key ${keys.klaviyo.privateKey}`) {
      return refuse(c, 401, "not_authenticated");
    }
    if (!/^\d{4}-\d\d-\d\d$/.test(c.req.header("revision") ?? "")) {
      return refuse(c, 400, "missing_revision");
    }
    if (!TYPES.includes(c.req.header("content-type") ?? "")) {
      return refuse(c, 415, "unsupported_media_type");
    }
    const event = readEvent(await c.req.json().catch(() => undefined));
    if ("pointer" in event) return refuse(c, 400, "invalid", event.pointer);
    klaviyo.keep(event);
    return c.body(null, 202);
  });
}
