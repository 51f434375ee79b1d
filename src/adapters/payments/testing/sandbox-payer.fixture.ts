import type { PayerOutcome } from "#ports/payments.suite.ts";
import type { StartedPayment } from "#ports/payments.ts";
import { startSandbox } from "../../../../sandbox/start-sandbox.ts";
import { openWebhookCatcher } from "./webhook-catcher.fixture.ts";

/** The sandbox on a port of its own, someone who pays there, and someone who takes its messages. */
export async function openSandboxHarness(options: { isEncrypted?: boolean; lateMs?: number } = {}) {
  const shop = await openWebhookCatcher();
  const sandbox = await startSandbox({ port: 0, shopUrl: shop.url, ...options });
  return {
    sandbox,
    shop,
    async messages() {
      await sandbox.messenger.idle();
      return shop.take();
    },
    async close() {
      await sandbox.close();
      await shop.close();
    },
  };
}

const CARDS: Record<PayerOutcome, string> = {
  pay: "4242424242424242",
  decline: "4000000000000002",
  leave: "4000002500003155",
};

/** As the card element in the browser does. */
export async function collectCard(sandboxUrl: string, outcome: PayerOutcome): Promise<string> {
  const answer = await fetch(`${sandboxUrl}/stripe/tokens`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ number: CARDS[outcome] }),
  });
  return ((await answer.json()) as { id: string }).id;
}

/** Goes where the shop sends its payer, and presses a button there. */
export async function pressOnPage(
  started: StartedPayment,
  outcome: PayerOutcome,
  delivery = "once",
): Promise<void> {
  if (started.next !== "redirect") throw new Error(`There is no page to go to: ${started.next}`);
  const page = await fetch(started.redirectUrl);
  if (!page.ok) throw new Error(await page.text());
  const pressed = await fetch(started.redirectUrl, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ outcome, delivery }),
  });
  if (pressed.status !== 303) throw new Error(`The page answered ${pressed.status}`);
}
