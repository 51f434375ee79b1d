import { Hono } from "hono";
import { html } from "hono/html";
import { mountCarrier } from "./carrier/carrier-routes.ts";
import { mountKlaviyo } from "./klaviyo/klaviyo-routes.ts";
import { mountLupa } from "./lupa/lupa-routes.ts";
import { page } from "./page.ts";
import { mountPayPal } from "./paypal/paypal-routes.ts";
import { mountPaysera } from "./paysera/paysera-routes.ts";
import { mountS3 } from "./s3/s3-routes.ts";
import type { SandboxContext } from "./sandbox-settings.ts";
import { mountStripe } from "./stripe/stripe-routes.ts";

/** Three payment providers, a carrier, a file store, Klaviyo and LupaSearch on one port; all data is in memory. */
export function createSandbox(context: SandboxContext) {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
    c.header("x-content-type-options", "nosniff");
  });
  mountStripe(app, context);
  mountPayPal(app, context);
  mountPaysera(app, context);
  mountCarrier(app, context);
  mountS3(app, context);
  mountKlaviyo(app, context);
  mountLupa(app, context);
  app.get("/", (c) => c.html(overview(context)));
  return app;
}

function overview({ messenger }: SandboxContext) {
  const rows = messenger.sent.map(
    ({ provider, type, at, answer }) =>
      html`<tr><td>${at.toISOString().slice(11, 23)}</td><td>${provider}</td><td><code>${type}</code></td><td>${answer}</td></tr>`,
  );
  const table = html`<div class="scroll" tabindex="0"><table><thead><tr><th scope="col">Time</th><th scope="col">Provider</th><th scope="col">Message</th><th scope="col">The shop's answer</th></tr></thead><tbody>${rows}</tbody></table></div>`;
  return page(
    "Payments",
    html`<h1>Providers of the demo</h1><p class="soft">Stripe, PayPal and Paysera as the shop sees them, and a carrier whose parcels move: their calls, their pages and their signed messages. Everything here is forgotten when the shop stops.</p>
<div class="card"><h2>Messages to the shop</h2>${rows.length > 0 ? table : html`<p>None yet.</p>`}</div>`,
    { isWide: true },
  );
}
