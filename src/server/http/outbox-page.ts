import type { Context, Hono } from "hono";
import type { OutboxMail } from "#adapters/mail/outbox-mail.ts";
import { escapeHtml } from "#features/mail/server/render-body.ts";
import type { Services } from "../services.ts";
import { type AppEnv, requestSource } from "./request/request-scope.ts";
import { isLocalRequest } from "./request/visitor-address.ts";

/** Mails contain no scripts; if one ever does, it must not run. Their pictures come from the shop's own address. */
const EMAIL_POLICY =
  "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src http: https:";
const LIST_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** On a phone the cells of a row stand below each other. */
const OUTBOX_STYLE =
  "body{font:16px/1.5 system-ui;margin:clamp(1rem,4vw,2rem);overflow-wrap:anywhere}td{padding:.25rem 1rem .25rem 0}a{display:inline-block;padding-block:.6rem}@media(width<40rem){td{display:block;padding:0}tr{display:block;margin-block-end:1rem}}";

type OutboxServices = Pick<Services, "outbox" | "environment">;

/** Shows unsent mails where there is no mail server and `DEMO_TOOLS` is on, to users of this machine only. */
export function mountOutbox(app: Hono<AppEnv>, { outbox, environment }: OutboxServices): void {
  if (!outbox || !environment.DEMO_TOOLS) return;
  const forOwner =
    (show: (c: Context<AppEnv>, mails: OutboxMail[]) => Response | Promise<Response>) =>
    async (c: Context<AppEnv>) => {
      if (!isLocalRequest(requestSource(c), c.var.host)) return c.text("Not found", 404);
      c.header("cache-control", "no-store");
      return show(c, await outbox.list());
    };

  app.get(
    "/dev/outbox",
    forOwner((c, mails) =>
      c.html(outboxPage(mails), 200, { "content-security-policy": LIST_POLICY }),
    ),
  );
  app.get(
    "/dev/outbox.json",
    forOwner((c, mails) => c.json(mails)),
  );
  app.get(
    "/dev/outbox/:name",
    forOwner((c, mails) => {
      const mail = mails.find(({ name }) => name === c.req.param("name"));
      if (!mail) return c.text("Not found", 404);
      return c.html(mail.html, 200, { "content-security-policy": EMAIL_POLICY });
    }),
  );
}

function outboxPage(mails: OutboxMail[]): string {
  const rows = mails.map(
    ({ name, at, to, subject }) =>
      `<tr><td>${escapeHtml(at)}</td><td>${escapeHtml(to)}</td><td><a href="/dev/outbox/${escapeHtml(name)}">${escapeHtml(subject)}</a></td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Outbox</title><style>${OUTBOX_STYLE}</style></head><body><main><h1>Outbox</h1>${rows.length === 0 ? "<p>No mail yet.</p>" : `<table>${rows.join("")}</table>`}</main></body></html>`;
}
