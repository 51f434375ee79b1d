import type { ReactNode } from "react";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { shopFacts } from "./shop-facts.ts";

/** Each fact behind the brand's own sign. */
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
