import { parentPort } from "node:worker_threads";
import type { Reply, Ticketed } from "./thread.ts";

/** Runs in the worker: a request that fails gets an error as its answer, and the worker keeps running. */
export function handleMessages<Message>(answer: (message: Message) => unknown): void {
  parentPort?.on("message", async ({ ticket, message }: Ticketed<Message>) => {
    const reply = await tryToAnswer(ticket, () => answer(message));
    if (ticket > 0) parentPort?.postMessage(reply);
  });
}

async function tryToAnswer(ticket: number, answer: () => unknown): Promise<Reply> {
  try {
    return { ticket, result: await answer() };
  } catch (error) {
    // For a message without a request no caller can get the error, so it ends the process.
    if (ticket === 0) throw error;
    return { ticket, error: error instanceof Error ? (error.stack ?? error.message) : `${error}` };
  }
}
