import { createHash } from "node:crypto";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Database } from "#database/connect.ts";
import {
  claimKey,
  deleteKey,
  type KeyOfCall,
  renewKey,
  saveResult,
  selectKey,
} from "./idempotency-keys.repository.ts";
import { withLease } from "./with-lease.ts";

const PAUSE_MS = 100;
const TIMEOUT_MS = 30_000;

type KeyProblem = "errors.key_reused" | "errors.still_running";
type Waiting = { hash: string; answer: Promise<Result<unknown, KeyProblem>> };

/**
 * A call that moves money runs once per Idempotency-Key, even if it arrives at several nodes at once: one runs it,
 * the others wait for its answer. An answer is kept for a day. If the work throws, or says that its answer is not
 * final, nothing is stored and the key can be used again.
 */
export function createIdempotency({ db }: { db: Database }) {
  const waiting = new Map<string, Waiting>();

  return function idempotently<T>(
    call: KeyOfCall & { input: unknown },
    work: () => Promise<T>,
    isFinal: (value: T) => boolean = () => true,
  ): Promise<Result<T, KeyProblem>> {
    const name = `${call.scope} ${call.key}`;
    const hash = createHash("sha256").update(JSON.stringify(call.input)).digest("hex");
    const before = waiting.get(name);
    if (before) {
      const isSame = before.hash === hash;
      return isSame
        ? (before.answer as Promise<Result<T, KeyProblem>>)
        : Promise.resolve(fail("errors.key_reused"));
    }
    const { scope, key } = call;
    const answer = workOrWait(db, { scope, key }, hash, work, isFinal);
    const done = answer.finally(() => waiting.delete(name));
    waiting.set(name, { hash, answer: done });
    return done;
  };
}

async function workOrWait<T>(
  db: Database,
  call: KeyOfCall,
  hash: string,
  work: () => Promise<T>,
  isFinal: (value: T) => boolean,
): Promise<Result<T, KeyProblem>> {
  const until = performance.now() + TIMEOUT_MS;
  while (performance.now() < until) {
    if (await claimKey(db, call, hash)) return succeed(await doWork(db, call, work, isFinal));
    const known = await selectKey(db, call);
    if (known && known.requestHash !== hash) return fail("errors.key_reused");
    if (known?.answer) return succeed(known.answer.value as T);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return fail("errors.still_running");
}

async function doWork<T>(
  db: Database,
  call: KeyOfCall,
  work: () => Promise<T>,
  isFinal: (value: T) => boolean,
): Promise<T> {
  try {
    const value = await withLease(() => renewKey(db, call), work);
    if (isFinal(value)) await saveResult(db, call, value);
    else await deleteKey(db, call);
    return value;
  } catch (error) {
    await deleteKey(db, call);
    throw error;
  }
}
