import { Worker } from "node:worker_threads";
import { findSourceFile } from "./source-file.ts";

/** A worker that answers requests; each request has a ticket, which its answer repeats. */
export type Thread<Message> = {
  request<Answer>(message: Message): Promise<Answer>;
  notify(message: Message): void;
  readonly waiting: number;
  readonly isAlive: boolean;
  close(): Promise<void>;
};

export type Ticketed<Message> = { ticket: number; message: Message };
export type Reply = { ticket: number; result: unknown } | { ticket: number; error: string };

/** The worker is gone, but the request can be sent to another worker. */
export class ThreadDied extends Error {}

type Waiting = { resolve: (answer: unknown) => void; reject: (error: Error) => void };

/** How a thread is started; tests may pass one that runs in their own process. */
export type StartThread = typeof startThread;

export function startThread<Message>(
  /** The path from the root of the project. */
  file: string,
  onDeath: (reason: string) => void = () => {},
): Thread<Message> {
  const worker = new Worker(findSourceFile(file), { execArgv: [], name: file });
  const waiting = new Map<number, Waiting>();
  let lastTicket = 0;
  let death: string | undefined;
  let reason = "it ended by itself";

  worker.on("message", (reply: Reply) => {
    const asked = waiting.get(reply.ticket);
    waiting.delete(reply.ticket);
    if ("error" in reply) asked?.reject(new Error(reply.error));
    else asked?.resolve(reply.result);
  });
  worker.on("error", (error: Error) => {
    reason = error.stack ?? error.message;
  });
  worker.on("exit", () => {
    death = reason;
    for (const { reject } of waiting.values()) reject(new ThreadDied(reason));
    waiting.clear();
    onDeath(reason);
  });

  return {
    request: <Answer>(message: Message) =>
      new Promise<Answer>((resolve, reject) => {
        if (death !== undefined) return reject(new ThreadDied(death));
        const ticket = ++lastTicket;
        waiting.set(ticket, { resolve: resolve as (answer: unknown) => void, reject });
        worker.postMessage({ ticket, message } satisfies Ticketed<Message>);
      }),
    notify(message) {
      worker.postMessage({ ticket: 0, message } satisfies Ticketed<Message>);
    },
    get waiting() {
      return waiting.size;
    },
    get isAlive() {
      return death === undefined;
    },
    async close() {
      reason = "it was closed";
      await worker.terminate();
    },
  };
}
