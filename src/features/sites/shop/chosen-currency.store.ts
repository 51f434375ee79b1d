import { useSyncExternalStore } from "react";
import { createStore } from "#ui/store.ts";
import { useShell } from "./use-shell.ts";

/** What the visitor chose on this page; before that, what it was rendered in. */
export const chosenCurrency = createStore<number | undefined>(undefined);

const { get, subscribe } = chosenCurrency;
/** Parts that come alive after a choice were still rendered without it. */
const asRendered = () => undefined;

/** SPEC §4: the currency changes on the spot; the shop's configuration is not fetched again for it. */
export function useCurrencyId(): number {
  const { currencyId } = useShell();
  return useSyncExternalStore(subscribe, get, asRendered) ?? currencyId;
}
