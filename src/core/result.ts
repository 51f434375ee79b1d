import type { EditConflict } from "./edit.ts";
import type { MessageKey } from "./message-key.ts";

/** What a use case returns if it can fail for a reason that the visitor is shown; such failures are never thrown. */
export type Result<Value, Code extends string = MessageKey> =
  | { ok: true; value: Value }
  | Failure<Code>;

export type Failure<Code extends string = MessageKey> = {
  ok: false;
  code: Code;
  errors?: Record<string, MessageKey[]>;
  /** Set if trying again sooner is useless. */
  retryAfterSeconds?: number;
  /** Set if somebody else changed the same fields meanwhile. */
  conflict?: EditConflict;
  /** Set if the caller lacks this role; it is not shown to the caller. */
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

/** The input is refused because of one of its fields. */
export const failField = (
  field: string,
  key: MessageKey = "validation.invalid",
): Failure<"errors.invalid_input"> => fail("errors.invalid_input", { [field]: [key] });
