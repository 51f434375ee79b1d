import type { MessageKey } from "#core/message-key.ts";
import type { StoreConfig } from "#features/sites/contract.ts";

/** Promises that hold for everyone on this site; the FAQ explains each. Keys of messages. */
export function shopFacts(config: { site: Pick<StoreConfig["site"], "switches"> }): MessageKey[] {
  return [
    "shell.fact.door",
    ...(config.site.switches.forwarding ? (["shell.fact.storage"] as const) : []),
    "shell.fact.returns",
  ];
}
