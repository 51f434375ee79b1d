import type { MessagePort, Transferable, Worker } from "node:worker_threads";
import { DatabaseUnavailable, isDatabaseLost } from "#database/connection/lost-connection.ts";
import { SearchUnavailable } from "#ports/search.ts";

// biome-ignore lint/suspicious/noExplicitAny: each question has content and an answer of its own
type Questions = Record<string, (content: any) => unknown>;
type AnswerOf<Question extends Questions[string]> =
  Awaited<ReturnType<Question>> extends Moved<infer Value> ? Value : Awaited<ReturnType<Question>>;

type ErrorOnWire = { message: string; stack: string; away: "search" | "database" | undefined };
type Message =
  | { kind: string; ticket: number; content: unknown }
  | { ticket: number; answer: unknown }
  | { ticket: number; error: ErrorOnWire };

/** The other thread is gone; the same question may be asked of another thread. */
export class ChannelClosed extends Error {}

/** An answer whose buffers are transferred to the other thread instead of copied. */
export class Moved<Value> {
  readonly value: Value;
  readonly buffers: readonly Transferable[];
  constructor(value: Value, buffers: readonly Transferable[]) {
    this.value = value;
    this.buffers = buffers;
  }
}

export type Channel<Theirs extends Questions> = {
  ask<Kind extends keyof Theirs & string>(
    kind: Kind,
    content: Parameters<Theirs[Kind]>[0],
  ): Promise<AnswerOf<Theirs[Kind]>>;
  /** Sends a message without waiting for an answer. */
  send<Kind extends keyof Theirs & string>(kind: Kind, content: Parameters<Theirs[Kind]>[0]): void;
  /** The number of questions that are not answered yet. */
  readonly waiting: number;
  /** Rejects all open questions, because the other side will not answer any more. */
  close(reason: string): void;
};

const NO_ANSWER = 0;

type Waiting = { resolve: (answer: never) => void; reject: (error: Error) => void };

/** Questions and answers between two threads, in both directions; if a question fails, its asker gets the error. */
export function openChannel<Theirs extends Questions>(
  port: Pick<MessagePort | Worker, "postMessage" | "on">,
  ours: Questions,
): Channel<Theirs> {
  const waiting = new Map<number, Waiting>();
  let lastTicket = 0;
  let closed: string | undefined;

  async function answer(kind: string, ticket: number, content: unknown): Promise<void> {
    try {
      const result = await ours[kind]?.(content);
      if (ticket === NO_ANSWER) return;
      if (result instanceof Moved) {
        port.postMessage({ ticket, answer: result.value }, [...result.buffers]);
      } else port.postMessage({ ticket, answer: result });
    } catch (error) {
      if (ticket === NO_ANSWER) throw error;
      port.postMessage({ ticket, error: writeError(error) });
    }
  }

  port.on("message", (message: Message) => {
    if ("kind" in message) return void answer(message.kind, message.ticket, message.content);
    const asked = waiting.get(message.ticket);
    waiting.delete(message.ticket);
    if ("error" in message) asked?.reject(readError(message.error));
    else asked?.resolve(message.answer as never);
  });

  return {
    ask: (kind, content) =>
      new Promise((resolve, reject) => {
        if (closed !== undefined) return reject(new ChannelClosed(closed));
        lastTicket += 1;
        // Throws if the content cannot be sent; then no entry is left in `waiting`.
        port.postMessage({ kind, ticket: lastTicket, content });
        waiting.set(lastTicket, { resolve, reject });
      }),
    send: (kind, content) => port.postMessage({ kind, ticket: NO_ANSWER, content }),
    get waiting() {
      return waiting.size;
    },
    close(reason) {
      closed = reason;
      for (const { reject } of waiting.values()) reject(new ChannelClosed(reason));
      waiting.clear();
    },
  };
}

/** Keeps the kinds of error that the other side has to tell apart. */
function writeError(error: unknown): ErrorOnWire {
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const isSearch = error instanceof SearchUnavailable;
  const away = isSearch ? "search" : isDatabaseLost(error) ? "database" : undefined;
  return { message, stack, away };
}

function readError({ message, stack, away }: ErrorOnWire): Error {
  const Kind =
    away === "search" ? SearchUnavailable : away === "database" ? DatabaseUnavailable : Error;
  const error = new Kind(message);
  error.stack = stack;
  return error;
}
