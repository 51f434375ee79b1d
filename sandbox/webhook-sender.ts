import { createPauses } from "./pauses.ts";

/** How messages reach the shop; real providers do all of this, but rarely while a developer is watching. */
export const DELIVERIES = ["once", "late", "repeated", "never"] as const;
export type Delivery = (typeof DELIVERIES)[number];

export type OutgoingWebhook = {
  provider: string;
  type: string;
  send: () => Promise<Response>;
  /** Whether the shop's response confirms the message; otherwise the message is repeated. */
  isAccepted?: (answer: Response) => Promise<boolean>;
};
type SentWebhook = { provider: string; type: string; at: Date; answer: string };

const TIMES = 5;
const TRIES = 5;
const KEPT = 100;

export function readDelivery(text: unknown): Delivery {
  return DELIVERIES.find((one) => one === text) ?? "once";
}

/** Sends messages over real HTTP: at once, late, five times each in any order, or never. */
export function createWebhookSender({ lateMs = 4000, pauseMs = 1000 } = {}) {
  const underWay = new Set<Promise<void>>();
  const { pause, endAll } = createPauses();
  const late = createPauses();
  const sent: SentWebhook[] = [];
  let isClosed = false;

  async function sendOnce({
    provider,
    type,
    send,
    isAccepted: isTaken,
  }: OutgoingWebhook): Promise<boolean> {
    const note = (answer: string) => {
      sent.unshift({ provider, type, at: new Date(), answer });
      sent.length = Math.min(sent.length, KEPT);
    };
    try {
      const answer = await send();
      note(String(answer.status));
      return isTaken ? await isTaken(answer) : answer.ok;
    } catch (error) {
      note(error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  async function insist(message: OutgoingWebhook): Promise<void> {
    for (let tried = 1; !isClosed && !(await sendOnce(message)) && tried < TRIES; tried++) {
      await pause(tried * pauseMs);
    }
  }

  async function deliverAll(messages: OutgoingWebhook[], delivery: Delivery): Promise<void> {
    if (delivery === "late") await late.pause(lateMs);
    if (isClosed) return;
    if (delivery === "repeated") {
      const all = Array.from({ length: TIMES }, () => messages).flat();
      for (const message of shuffled(all)) await insist(message);
    } else {
      for (const message of messages) await insist(message);
    }
  }

  return {
    sent,
    deliver(messages: OutgoingWebhook[], delivery: Delivery): void {
      if (delivery === "never") return;
      const work = deliverAll(messages, delivery).finally(() => underWay.delete(work));
      underWay.add(work);
    },
    /** Waits until all messages are sent; late ones are sent immediately. */
    async idle(): Promise<void> {
      while (underWay.size > 0) {
        late.endAll();
        await Promise.all(underWay);
      }
    },
    later(work: () => void): void {
      const done = late
        .pause(lateMs)
        .then(() => (isClosed ? undefined : work()))
        .finally(() => underWay.delete(done));
      underWay.add(done);
    },
    async close(): Promise<void> {
      isClosed = true;
      endAll();
      late.endAll();
      await Promise.all(underWay);
    },
  };
}
export type WebhookSender = ReturnType<typeof createWebhookSender>;

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((one) => ({ one, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** Chromium resolves every name under localhost; Node asks a DNS server, which may not. */
export function resolvableUrl(address: string): string {
  const url = new URL(address);
  if (url.hostname.endsWith(".localhost")) url.hostname = "localhost";
  return url.href;
}
