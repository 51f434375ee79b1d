import { useEffect, useId } from "react";
import { modals, topModal } from "#ui/modal-stack/modal-stack.store.ts";
import { createStore, useStore } from "#ui/store.ts";
import { readChoice, storeChoice } from "../mode/stored-choice.ts";
import { isSingle, matchStrokes, type Stroke, strokeOf } from "./strokes.ts";

export type Shortcut = {
  /** In the notation of `strokes.ts`: `j`, `g o`, `ctrl+k`. */
  keys: string;
  /** Already translated. */
  label: string;
  run: (event: KeyboardEvent) => void;
  /** Shown in the page's footer, where keys with the same label are grouped. */
  hint?: boolean;
  /** Works while the user types in a field. By default only keys with Ctrl do, except Ctrl+Z. */
  inFields?: boolean;
};

type Registered = ReadonlyMap<string, { shortcuts: readonly Shortcut[]; isShell: boolean }>;

const registered = createStore<Registered>(new Map());

const STORAGE_KEY = "office-single-keys";
const SEQUENCE_MS = 1500;

/** Single-letter keys can be switched off, for users who dictate or would press them by accident. */
export const singleKeysStore = createStore<boolean>(
  typeof document === "undefined" || readChoice(STORAGE_KEY) !== "off",
);

export function setSingleKeys(on: boolean): void {
  storeChoice(STORAGE_KEY, on ? undefined : "off");
  singleKeysStore.set(on);
}

/** Registers shortcuts while the component is mounted; those of the shell have lower priority. */
export function useShortcuts(shortcuts: readonly Shortcut[], isShell = false): void {
  const id = useId();
  useEffect(() => {
    registered.set((now) => new Map(now).set(id, { shortcuts, isShell }));
  }, [id, shortcuts, isShell]);
  useEffect(
    () => () =>
      registered.set((now) => {
        const left = new Map(now);
        left.delete(id);
        return left;
      }),
    [id],
  );
}

const NONE: readonly Shortcut[] = [];
let listed: { of: unknown; all: readonly Shortcut[] } = { of: undefined, all: NONE };

/** All registered shortcuts, those of the page before those of the shell; only the first one for each key. */
function currentShortcuts(now: Registered): readonly Shortcut[] {
  if (listed.of !== now) {
    const seen = new Set<string>();
    const parts = [...now.values()].sort((a, b) => Number(a.isShell) - Number(b.isShell));
    const all = parts.flatMap(({ shortcuts }) => shortcuts);
    listed = { of: now, all: all.filter(({ keys }) => !seen.has(keys) && seen.add(keys)) };
  }
  return listed.all;
}

export const useAllShortcuts = () => useStore(registered, currentShortcuts);

const FIELD =
  'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable]';
const PRESSABLE = "a, button, summary, input, [role='option'], [role='menuitem']";

const isIn = (event: KeyboardEvent, selector: string) =>
  event.target instanceof Element && event.target.closest(selector) !== null;

function mayRun({ keys, inFields }: Shortcut, event: KeyboardEvent): boolean {
  const [first = ""] = keys.split(" ");
  if (isSingle(first) && !singleKeysStore.get()) return false;
  // Enter already activates the focused element.
  if (keys === "enter" && isIn(event, PRESSABLE)) return false;
  const isForFields = inFields ?? (first.startsWith("ctrl+") && first !== "ctrl+z");
  return isForFields || !isIn(event, FIELD);
}

function pressFilledButton(event: KeyboardEvent): void {
  const [dialog] = [...document.querySelectorAll('[role="dialog"]')].slice(-1);
  const button = dialog?.querySelector<HTMLButtonElement>(".btn-go:not(:disabled)");
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** Handles key presses for the whole office; the shell calls it once. */
export function listenForShortcuts(): () => void {
  let pending: readonly Stroke[] = [];
  let lastAt = 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const stroke = event.defaultPrevented || event.isComposing ? undefined : strokeOf(event);
    if (!stroke) return;
    // An open dialog handles its own keys; only Ctrl+Enter, which presses its primary button, is handled here.
    if (topModal(modals.get())) {
      if (stroke === "ctrl+enter") pressFilledButton(event);
      return;
    }
    const usable = currentShortcuts(registered.get()).filter((one) => mayRun(one, event));
    const former = event.timeStamp - lastAt > SEQUENCE_MS ? [] : pending;
    const matched = matchStrokes(
      former,
      stroke,
      usable.map(({ keys }) => keys),
    );
    pending = matched.pending;
    lastAt = event.timeStamp;
    if (!matched.found) return;
    event.preventDefault();
    usable.find(({ keys }) => keys === matched.found)?.run(event);
  };
  document.addEventListener("keydown", onKeyDown);
  return () => document.removeEventListener("keydown", onKeyDown);
}
