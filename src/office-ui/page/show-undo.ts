import { toasts } from "#ui/toasts/toasts.store.ts";

/** As long as a mail waits in the queue before it is sent. */
const UNDO_MS = 30_000;

type Undoable = { text: string; label: string; undo: () => void };

let last: { undo: () => void; until: number } | undefined;

/** Shows what was done, with an undo button for as long as undo is possible. */
export function showUndo({ text, label, undo }: Undoable): void {
  let toast: number | undefined;
  // Ctrl+Z also calls this, so it dismisses the toast with the button.
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

/** Ctrl+Z outside of fields: undoes the last step, if that is still possible. */
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
