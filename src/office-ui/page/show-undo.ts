import { showToast } from "#ui/toasts/toasts.store.ts";

/** As long as a mail waits before it is sent. */
const UNDO_MS = 30_000;

type Undoable = { text: string; label: string; undo: () => void };

let last: { undo: () => void; until: number } | undefined;

/** Says what was done, with the way back for as long as there is one. */
export function showUndo({ text, label, undo }: Undoable): void {
  const step = { undo: once(undo), until: Date.now() + UNDO_MS };
  last = step;
  showToast({ kind: "good", text, lastsMs: UNDO_MS, action: { label, onSelect: step.undo } });
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
