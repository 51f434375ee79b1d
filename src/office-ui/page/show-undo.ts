import { toasts } from "#ui/toasts/toasts.store.ts";

/** As long as a mail waits before it is sent. */
const UNDO_MS = 30_000;

type Undoable = { text: string; label: string; undo: () => void };

let last: { undo: () => void; until: number } | undefined;

/** Says what was done, with the way back for as long as there is one. */
export function showUndo({ text, label, undo }: Undoable): void {
  let toast: number | undefined;
  // By the key as well: what was taken back is no longer offered.
  const takeBack = once(() => {
    if (toast !== undefined) toasts.dismiss(toast);
    undo();
  });
  last = { undo: takeBack, until: Date.now() + UNDO_MS };
  toast = toasts.show({
    kind: "good",
    text,
    lastsMs: UNDO_MS,
    action: { label, onSelect: takeBack },
  });
}

/** Ctrl+Z outside of fields: takes back the last step, if it can still be. */
export function undoLast(): void {
  if (last && Date.now() < last.until) last.undo();
  last = undefined;
}

function once(run: () => void): () => void {
  let done = false;
  return () => {
    if (!done) run();
    done = true;
  };
}
