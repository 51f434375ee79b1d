import type { MessageKey } from "#core/message-key.ts";

type ActionOf<Key> = Key extends `office.audit.actions.${infer Action}` ? Action : never;

/** An action in the audit log, such as `order.move`; the office has a text for each. */
export type AuditAction = ActionOf<MessageKey>;
