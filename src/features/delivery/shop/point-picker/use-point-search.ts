import { useEffect, useState } from "react";
import { tryCall } from "#platform/client/call-api.ts";
import { type PointResponse, pickupPointsCall } from "../../contract.ts";
import type { CourierCode } from "../../domain/courier.ts";

type PointSearch = {
  query: string;
  courier: CourierCode | undefined;
  near: { lat: number; lng: number } | undefined;
};
type Found = { points: PointResponse[]; total: number; search: PointSearch };

const PAUSE_MS = 200;
/** As many points as a map can show; a longer query finds fewer. */
const LIMIT = 300;

/** Searches while the user types; ignores a response if a newer request has been sent. */
export function usePointSearch(countryIso: string) {
  const [search, setSearch] = useState<PointSearch>({
    query: "",
    courier: undefined,
    near: undefined,
  });
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must repeat the request.
  useEffect(() => {
    let isLate = false;
    const ask = async () => {
      const answer = await tryCall(pickupPointsCall, questionOf(search, countryIso));
      if (isLate) return;
      setFailure(answer.ok ? undefined : answer.message);
      if (answer.ok) setFound({ points: answer.output.points, total: answer.output.total, search });
    };
    const timer = setTimeout(ask, search.query === "" ? 0 : PAUSE_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [search, countryIso, attempt]);

  return {
    search,
    change: (changed: Partial<PointSearch>) => setSearch((known) => ({ ...known, ...changed })),
    found,
    isBusy: found?.search !== search && !failure,
    failure,
    again: () => setAttempt((times) => times + 1),
  };
}

function questionOf({ query, courier, near }: PointSearch, countryIso: string) {
  return { country_iso: countryIso, limit: LIMIT, query: query.trim(), courier, near };
}
