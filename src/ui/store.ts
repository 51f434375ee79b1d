import { useSyncExternalStore } from "react";

export type Store<State> = {
  get: () => State;
  set: (next: State | ((now: State) => State)) => void;
  subscribe: (listener: () => void) => () => void;
};

/** State that lives outside React, so that plain functions can change it. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (next) => {
      const changed = typeof next === "function" ? (next as (now: State) => State)(state) : next;
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

/** `select` must return the same thing for the same state (a part of it, or a primitive). */
export function useStore<State, Selected = State>(
  store: Pick<Store<State>, "get" | "subscribe">,
  select: (state: State) => Selected = (state) => state as unknown as Selected,
): Selected {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
