import { useEffect, useState } from "react";
import { type ListedCustomer, listCustomersCall } from "#features/account/staff-calls.ts";
import { CallFailed, callApi } from "#platform/client/call-api.ts";

/** Longer than the pause between two letters of a word. */
const DELAY_MS = 150;
const MOST = 6;

type Found = { query: string; customers: readonly ListedCustomer[]; failed: boolean };

/** Customers by name, e-mail, phone or suite; the previous result stays until the next one arrives. */
export function useCustomerSearch(typed: string) {
  const query = typed.trim();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (query === "") return;
    const abort = new AbortController();
    const { signal } = abort;
    const ask = async () => {
      try {
        const { customers } = await callApi(listCustomersCall, { query }, { signal });
        const living = customers.filter(({ is_erased }) => !is_erased).slice(0, MOST);
        if (!signal.aborted) setFound({ query, customers: living, failed: false });
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        if (!signal.aborted) setFound({ query, customers: [], failed: true });
      }
    };
    const timer = setTimeout(() => void ask(), DELAY_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query]);
  const isKnown = query !== "" && found?.query === query;
  return {
    customers: query === "" ? [] : (found?.customers ?? []),
    isNobody: isKnown && found.customers.length === 0 && !found.failed,
    failed: isKnown && found.failed,
  };
}
