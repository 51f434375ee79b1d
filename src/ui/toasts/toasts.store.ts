import { createStore, type Store } from "../store.ts";

/** SPEC §9: toasts stay for 3500 ms. */
const TOAST_MS = 3500;

export type ToastKind = "info" | "good" | "warn" | "bad";
type NewToast = {
  kind?: ToastKind;
  text: string;
  action?: { label: string; onSelect: () => void };
  lastsMs?: number;
};
export type Toast = NewToast & { id: number; kind: ToastKind };

type Toasts = Pick<Store<readonly Toast[]>, "get" | "subscribe"> & {
  show: (toast: NewToast) => number;
  dismiss: (id: number) => void;
  /** While the visitor reads (pointer or focus is on a toast), no toast disappears. */
  pause: () => void;
  resume: () => void;
};

type Clock = { left: number; startedAt: number; timer?: ReturnType<typeof setTimeout> };

export function createToasts(): Toasts {
  const store = createStore<readonly Toast[]>([]);
  const clocks = new Map<number, Clock>();
  let lastId = 0;
  let paused = false;

  const dismiss = (id: number) => {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
    store.set((toasts) => toasts.filter((toast) => toast.id !== id));
    if (clocks.size === 0) paused = false;
  };

  const start = (id: number, clock: Clock) => {
    clock.startedAt = Date.now();
    clock.timer = setTimeout(() => dismiss(id), clock.left);
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    dismiss,
    show: (toast) => {
      lastId += 1;
      const id = lastId;
      const clock: Clock = { left: toast.lastsMs ?? TOAST_MS, startedAt: 0 };
      clocks.set(id, clock);
      store.set((toasts) => [...toasts, { kind: "info", ...toast, id }]);
      if (!paused) start(id, clock);
      return id;
    },
    pause: () => {
      if (paused) return;
      paused = true;
      for (const clock of clocks.values()) {
        clearTimeout(clock.timer);
        clock.left -= Date.now() - clock.startedAt;
      }
    },
    resume: () => {
      if (!paused) return;
      paused = false;
      for (const [id, clock] of clocks) start(id, clock);
    },
  };
}

export const toasts = createToasts();

/** Does nothing during rendering on the server, where all visitors would share the toasts. */
export function showToast(toast: NewToast): void {
  if (typeof document !== "undefined") toasts.show(toast);
}
