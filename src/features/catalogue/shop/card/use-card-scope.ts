import { useMemo } from "react";
import { useHasOneMethod } from "#features/shipping/shop/method-icon.tsx";
import { type Money, useMoney } from "#features/sites/shop/use-money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import type { Translate } from "#i18n/translator.ts";
import { useT } from "#i18n/use-t.ts";

/** What a card's texts and numbers depend on besides the card itself. */
export type CardScope = {
  t: Translate;
  money: Money;
  language: string;
  hasOneMethod: boolean;
};

export function useCardScope(): CardScope {
  const t = useT();
  const money = useMoney();
  const { language } = useShell();
  const hasOneMethod = useHasOneMethod();
  return useMemo(() => ({ t, money, language, hasOneMethod }), [t, money, language, hasOneMethod]);
}
