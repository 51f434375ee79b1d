import { parentPort } from "node:worker_threads";
import type { Reply, Ticketed } from "./thread.ts";

/** The worker's end: a failed question is answered as failed, and the worker lives on. */
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
    // A message without a question has no caller that could get its failure, so the process does.
    if (ticket === 0) throw error;
    return { ticket, error: error instanceof Error ? (error.stack ?? error.message) : `${error}` };
  }
}
