import { createContext, type ReactNode, useContext } from "react";
import { createStore, type Store } from "../store.ts";

type OpenedModal = { id: string; close: () => void };

export const ModalContext = createContext<OpenedModal | null>(null);

/** The modal that contains this component; null if it is on a page of its own. */
export const useModal = (): OpenedModal | null => useContext(ModalContext);

/** SPEC §9: modals start at z-index 1050 and are removed 300 ms after hiding. */
const FIRST_Z_INDEX = 1050;
const REMOVE_AFTER_MS = 300;

export type ModalEntry = {
  key: number;
  id: string;
  content: ReactNode;
  zIndex: number;
  /** Already hidden, but still rendered while it fades out. */
  leaving: boolean;
  onClose?: () => void;
};

export type Modals = readonly ModalEntry[];
export type ModalOptions = { onClose?: () => void };

export const topModal = (modals: Modals) => modals.findLast((modal) => !modal.leaving);

/** Opening an id that is already open replaces its content: a double click opens one modal. */
function withOpened(
  modals: Modals,
  opened: { key: number; id: string; content: ReactNode } & ModalOptions,
): Modals {
  const twin = modals.find((modal) => modal.id === opened.id && !modal.leaving);
  if (twin) {
    return modals.map((modal) => (modal === twin ? { ...twin, content: opened.content } : modal));
  }
  const highest = modals.at(-1)?.zIndex ?? FIRST_Z_INDEX - 1;
  return [...modals, { ...opened, zIndex: highest + 1, leaving: false }];
}

function withHidden(modals: Modals, isHidden: (modal: ModalEntry) => boolean): Modals {
  return modals.map((modal) =>
    !modal.leaving && isHidden(modal) ? { ...modal, leaving: true } : modal,
  );
}

type ModalStack = Pick<Store<Modals>, "get" | "subscribe"> & {
  open: (id: string, content: ReactNode, options?: ModalOptions) => void;
  close: (id: string) => void;
  closeTop: () => void;
  closeAll: () => void;
};

export function createModalStack(): ModalStack {
  const store = createStore<Modals>([]);
  let lastKey = 0;

  const hide = (isHidden: (modal: ModalEntry) => boolean) => {
    const hidden = store.get().filter((modal) => !modal.leaving && isHidden(modal));
    if (hidden.length === 0) return;
    const keys = new Set(hidden.map((modal) => modal.key));
    store.set((modals) => withHidden(modals, (modal) => keys.has(modal.key)));
    setTimeout(
      () => store.set((modals) => modals.filter((modal) => !keys.has(modal.key))),
      REMOVE_AFTER_MS,
    );
    for (const modal of hidden) modal.onClose?.();
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    open: (id, content, options) => {
      lastKey += 1;
      const key = lastKey;
      store.set((modals) => withOpened(modals, { key, id, content, ...options }));
    },
    close: (id) => hide((modal) => modal.id === id),
    closeTop: () => {
      const top = topModal(store.get());
      if (top) hide((modal) => modal.key === top.key);
    },
    closeAll: () => hide(() => true),
  };
}

/** The page's only stack. Nothing may open during rendering on the server, where all visitors would share it. */
export const modals = createModalStack();

export function openModal(id: string, content: ReactNode, options?: ModalOptions): void {
  if (typeof document !== "undefined") modals.open(id, content, options);
}

export const closeModal = (id: string): void => modals.close(id);
