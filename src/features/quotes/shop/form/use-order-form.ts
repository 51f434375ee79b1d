import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { MessageKey } from "#core/message-key.ts";
import {
  type FormLine,
  toFormLine,
  toOrderLine,
  validateFormLine,
} from "../../domain/form-line.ts";
import { BLANK_LINE, isBlank, type LineField, MAX_LINES } from "../../domain/order-line.ts";
import {
  addPieces,
  fillIn,
  listedLinks,
  type PastedLinks,
  readLinks,
} from "../../domain/pasted-links.ts";
import { clearLeftLines, consumeLeftLines, writeLeftLines } from "./left-lines.ts";
import { useSendForm } from "./use-send-form.ts";

const PAUSE_MS = 500;

/** Saves changes after a short pause, and at once when the user leaves the page. */
function useSaveChanges(
  changed: string,
  save: (isLeaving: boolean) => Promise<{ ok: boolean }>,
  onLeave: (isSaved: boolean) => void,
): void {
  const sent = useRef(changed);
  const confirmed = useRef(changed);
  const keep = useEffectEvent((isLeaving: boolean) => {
    if (isLeaving) onLeave(confirmed.current === changed);
    if (sent.current === changed) return;
    sent.current = changed;
    void save(isLeaving).then(({ ok }) => {
      if (ok) confirmed.current = changed;
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change must restart the timer.
  useEffect(() => {
    const timer = setTimeout(() => keep(false), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [changed]);
  useEffect(() => {
    const onHide = () => keep(true);
    window.addEventListener("pagehide", onHide);
    return () => {
      window.removeEventListener("pagehide", onHide);
      keep(false);
    };
  }, []);
}

/** Restores lines that the previous page could not save before it was left. */
function useLeftLines(onLeft: (left: readonly FormLine[]) => void): void {
  const take = useEffectEvent(() => {
    const left = consumeLeftLines(sessionStorage, Date.now());
    if (left?.length) onLeft(left);
  });
  useEffect(() => {
    take();
    // A page from the back/forward cache still has its lines.
    const onShow = ({ persisted }: PageTransitionEvent) =>
      persisted && clearLeftLines(sessionStorage);
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);
}

/** A line with a stable key, so that removing one line does not move the focus of others. */
export type KeyedLine = FormLine & { key: number };

/** Changes of a line; a function if the line may have changed in the meantime. */
type Changes = Partial<FormLine> | ((line: FormLine) => Partial<FormLine>);

/** State of the order form. It saves every change, so that the customer finds it on any page or device. */
export function useOrderForm(initial: readonly FormLine[], isGuest: boolean) {
  const nextKey = useRef(initial.length + 1);
  const keyed = (line: FormLine): KeyedLine => ({ ...line, key: nextKey.current++ });
  const [lines, setLines] = useState<KeyedLine[]>(() =>
    (initial.length > 0 ? initial : [toFormLine(BLANK_LINE)]).map((line, at) => ({
      ...line,
      key: at,
    })),
  );
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [attempted, setAttempted] = useState(false);
  const latest = useRef(lines);
  useEffect(() => {
    latest.current = lines;
  }, [lines]);

  const send = useSendForm({
    isGuest,
    linesNow: () => latest.current.filter((line) => !isEmpty(line)).map(toOrderLine),
    onJoined: (others) => setLines((now) => [...now, ...others.map(toFormLine).map(keyed)]),
  });
  useSaveChanges(JSON.stringify(lines), send, (isSaved) => {
    if (isSaved) clearLeftLines(sessionStorage);
    else writeLeftLines(lines, sessionStorage, Date.now());
  });
  useLeftLines((left) => setLines(left.map(keyed)));

  const change = (key: number, changes: Changes) =>
    setLines((now) =>
      now.map((line) => {
        if (line.key !== key) return line;
        return { ...line, ...(typeof changes === "function" ? changes(line) : changes) };
      }),
    );

  return {
    lines,
    room: MAX_LINES - lines.length,
    change,
    /** Called when a field loses the focus: fills in an empty name and kind from the link or the name. */
    touch(key: number, field: LineField) {
      setTouched((now) => new Set(now).add(`${key} ${field}`));
      if (field === "url" || field === "name") change(key, fillIn);
    },
    remove: (key: number) =>
      setLines((now) => {
        const left = now.filter((line) => line.key !== key);
        return left.length > 0 ? left : [keyed(toFormLine(BLANK_LINE))];
      }),
    add: () => setLines((now) => [...now, keyed(toFormLine(BLANK_LINE))]),
    /** Adds links as new lines, or as pieces of the lines they have; drops empty lines to make room. */
    paste(text: string): PastedLinks {
      const filled = lines.filter((line) => !isEmpty(line));
      const read = readLinks(text, MAX_LINES - filled.length, listedLinks(filled));
      const added = read.lines.map((line) => keyed(toFormLine(line)));
      const isMore = added.length + read.again.length > 0;
      if (isMore) setLines([...addPieces(filled, read.again), ...added]);
      return read;
    },
    errorOf(line: KeyedLine, field: LineField): MessageKey | undefined {
      if (!attempted && !touched.has(`${line.key} ${field}`)) return undefined;
      return validateFormLine(line)[field];
    },
    /** Returns why the form cannot go on, if so, and shows all errors from now on. */
    async finish(): Promise<MessageKey | undefined> {
      setAttempted(true);
      const isGood = lines.every((line) => Object.keys(validateFormLine(line)).length === 0);
      if (!isGood) return "form.incomplete";
      const sent = await send(false);
      return sent.ok ? undefined : sent.message;
    },
  };
}

export type OrderFormState = ReturnType<typeof useOrderForm>;

const isEmpty = (line: FormLine) => isBlank(toOrderLine(line));
