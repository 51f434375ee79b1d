import type { EditConflict } from "./edit.ts";
import type { MessageKey } from "./message-key.ts";

/** What a use case answers where it can fail for a reason that the visitor is told: never thrown. */
export type Result<Value, Code extends string = MessageKey> =
  | { ok: true; value: Value }
  | Failure<Code>;

export type Failure<Code extends string = MessageKey> = {
  ok: false;
  code: Code;
  errors?: Record<string, MessageKey[]>;
  /** Set where trying again sooner is of no use. */
  retryAfterSeconds?: number;
  /** Set where somebody else changed the same fields meanwhile. */
  conflict?: EditConflict;
  /** Set where somebody lacks this role; they are told no more than others. */
  refusedRole?: string;
};

export function succeed<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function fail<Code extends string>(
  code: Code,
  errors?: Record<string, MessageKey[]>,
): Failure<Code> {
  return { ok: false, code, ...(errors ? { errors } : {}) };
}

/** What was sent is refused for one of its fields. */
export const failField = (
  field: string,
  key: MessageKey = "validation.invalid",
): Failure<"errors.invalid_input"> => fail("errors.invalid_input", { [field]: [key] });
