import { useSyncExternalStore } from "react";

type Update<State> = (now: State) => State;

export type Store<State> = {
  get: () => State;
  set: (next: State | Update<State>) => void;
  subscribe: (listener: () => void) => () => void;
};

const isUpdate = <State>(next: State | Update<State>): next is Update<State> =>
  typeof next === "function";

/** State that lives outside React, so that plain functions can change it. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (next) => {
      const changed = isUpdate(next) ? next(state) : next;
      if (Object.is(changed, state)) return;
      state = changed;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Readable<State> = Pick<Store<State>, "get" | "subscribe">;

/** `select` must return the same value for the same state (a part of it, or a primitive). */
export function useStore<State>(store: Readable<State>): State;
export function useStore<State, Selected>(
  store: Readable<State>,
  select: (state: State) => Selected,
): Selected;
export function useStore<State>(
  store: Readable<State>,
  select: (state: State) => unknown = (state) => state,
): unknown {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
