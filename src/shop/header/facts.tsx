import type { ReactNode } from "react";
import type { MessageKey } from "#core/message-key.ts";
import type { StoreConfig } from "#features/sites/contract.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";

/** Each fact with the brand's own sign before it. */
export function Facts({ sign, className }: { sign: ReactNode; className: string }) {
  const t = useT();
  const { config } = useShell();
  return (
    <ul className={className} aria-label={t("shell.facts")}>
      {shopFacts(config).map((fact) => (
        <li key={fact} className="flex items-center gap-2 whitespace-nowrap">
          {sign}
          {t(fact)}
        </li>
      ))}
    </ul>
  );
}

/** Promises that are true for everyone on this site; the FAQ explains each. These are message keys. */
function shopFacts(config: { site: Pick<StoreConfig["site"], "switches"> }): MessageKey[] {
  return [
    "shell.fact.door",
    ...(config.site.switches.forwarding ? (["shell.fact.storage"] as const) : []),
    "shell.fact.returns",
  ];
}
