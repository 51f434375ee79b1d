import { useState } from "react";
import { readChoice, storeChoice } from "../mode/stored-choice.ts";
import type { ListDescription } from "./list-description.ts";

/** The columns that the user sees on this device; only differences from the defaults are stored. */
export function useColumns<Row>({ id, columns }: ListDescription<Row>) {
  const storageKey = `office-columns:${id}`;
  const [changed, setChanged] = useState<readonly string[]>(
    () => readChoice(storageKey)?.split(",") ?? [],
  );
  const isShown = (key: string) => {
    const column = columns.find((one) => one.key === key);
    if (!column) return false;
    return column.fixed || Boolean(column.hidden) === changed.includes(key);
  };
  const toggle = (key: string) => {
    const next = changed.includes(key) ? changed.filter((one) => one !== key) : [...changed, key];
    setChanged(next);
    storeChoice(storageKey, next.length > 0 ? next.join(",") : undefined);
  };
  return { shown: columns.filter(({ key }) => isShown(key)), isShown, toggle };
}
