import { useEffect, useState } from "react";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import { orderPointsCall, type StaffPickupPoint } from "../../steps/staff-calls.ts";

/** A word is typed in less. */
const DELAY_MS = 120;

type Found = { query: string; points: readonly StaffPickupPoint[]; failed: boolean };

/** What can be chosen by the words as they are now; the former answer stays until the next one is there. */
export function usePointSearch(id: number, typed: string) {
  const query = typed.trim();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const ask = async () => {
      try {
        const { points } = await callApi(orderPointsCall, { id, query }, { signal });
        if (!signal.aborted) setFound({ query, points, failed: false });
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        if (!signal.aborted) setFound({ query, points: [], failed: true });
      }
    };
    const timer = setTimeout(() => void ask(), DELAY_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [id, query]);
  return {
    points: found?.points ?? [],
    failed: found?.failed ?? false,
    isKnown: found !== undefined,
  };
}
