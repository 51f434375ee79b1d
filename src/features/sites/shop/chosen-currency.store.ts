import { useSyncExternalStore } from "react";
import { createStore } from "#ui/store.ts";
import { useShell } from "./use-shell.ts";

/** The visitor's choice on this page; until then the currency with which the page was rendered. */
export const chosenCurrency = createStore<number | undefined>(undefined);

const { get, subscribe } = chosenCurrency;
/** Components that hydrate after a choice were still rendered without it. */
const asRendered = () => undefined;

/** SPEC §4: the currency changes immediately, without fetching the shop's configuration again. */
export function useCurrencyId(): number {
  const { currencyId } = useShell();
  return useSyncExternalStore(subscribe, get, asRendered) ?? currencyId;
}
