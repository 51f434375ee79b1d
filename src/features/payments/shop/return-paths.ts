import { useEffect, useState } from "react";

/** Where a payer goes on when it is paid, and where another try begins; paths without language. */
export type ReturnPaths = { done: string; again: string };

const keyOf = (reference: string) => `payment ${reference}`;

/** For this tab alone: a provider's page lies between. */
export function saveReturnPaths(reference: string, way: ReturnPaths): void {
  try {
    sessionStorage.setItem(keyOf(reference), JSON.stringify(way));
  } catch {
    // Without a store the result page leads to what was paid for.
  }
}

/** Known once the page lives; nothing where another tab or another device paid. */
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
