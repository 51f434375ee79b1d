import { useEffect, useState } from "react";
import { useShell } from "#features/sites/shop/use-shell.ts";
import type { ShownCard } from "../../domain/product/shown-card.ts";
import { readSeen, rememberSeen } from "../recently-seen.ts";

/** Known to this browser alone, so it is asked for once the page is awake; the goods come as they are now. */
export function useRecentlySeen(productId: number): readonly ShownCard[] {
  const { language } = useShell();
  const [cards, setCards] = useState<readonly ShownCard[]>([]);
  useEffect(() => {
    const others = readSeen().filter((id) => id !== productId);
    rememberSeen(productId);
    if (others.length === 0) return;
    const leave = new AbortController();
    fetch(`/${language}/goods-by-id?ids=${others.slice(0, 5).join(",")}`, { signal: leave.signal })
      .then((answer) => (answer.ok ? answer.json() : []))
      // Without them the page is whole all the same.
      .then(setCards, () => {});
    return () => leave.abort();
  }, [language, productId]);
  return cards;
}
