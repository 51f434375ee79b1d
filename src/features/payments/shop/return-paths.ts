import { useEffect, useState } from "react";

/** Where a payer continues after paying, and where another attempt starts; paths without language. */
export type ReturnPaths = { done: string; again: string };

const keyOf = (reference: string) => `payment ${reference}`;

/** Stored for this tab only: the payer leaves for the provider's page and comes back. */
export function saveReturnPaths(reference: string, way: ReturnPaths): void {
  try {
    sessionStorage.setItem(keyOf(reference), JSON.stringify(way));
  } catch {
    // Without storage the result page links to what was paid for.
  }
}

/** Known once the page is hydrated; undefined if another tab or device paid. */
export function useReturnPaths(reference: string): ReturnPaths | undefined {
  const [way, setWay] = useState<ReturnPaths>();
  useEffect(() => setWay(readReturnPaths(reference)), [reference]);
  return way;
}

function readReturnPaths(reference: string): ReturnPaths | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(reference)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
