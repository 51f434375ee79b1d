import { useEffect, useState } from "react";
import { CallFailed, callApi } from "#platform/client/call-api.ts";
import { orderPointsCall, type StaffPickupPoint } from "../../steps/staff-calls.ts";

/** Longer than the pause between two letters of a word. */
const DELAY_MS = 120;

type Found = { query: string; points: readonly StaffPickupPoint[]; failed: boolean };

/** Points that match the typed words; the previous result stays until the next one arrives. */
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
