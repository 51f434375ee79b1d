import { type ChangeEvent, startTransition, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { Edit, EditConflict } from "#core/edit.ts";
import type { MessageKey } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { CallFailed } from "#platform/client/call-api.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { readDraft, storeDraft } from "./drafts.ts";
import {
  type Draft,
  draftAfterSave,
  editOf,
  mergedFields,
  resolveConflict,
} from "./record-edit.ts";

type RecordFormOptions<Values extends object> = {
  /** The key under which the draft is kept until it is saved, such as `product:17`. */
  record: string;
  /** The values that the page's loader fetched. */
  loaded: Values;
  /** Makes the call; `seen` and `changes` have only the fields that differ. */
  save: (edit: Edit<Values>) => Promise<unknown>;
};

type Refused = { message: MessageKey; errors: Readonly<Record<string, MessageKey[]>> };

type FieldOf<Values, Type> = {
  [Name in keyof Values]: Values[Name] extends Type ? Name : never;
}[keyof Values] &
  string;

export type RecordForm<Values extends object> = ReturnType<typeof useRecordForm<Values>>;

/**
 * The form of a record that is edited in its page. It sends only fields that differ, merges what a colleague saved
 * meanwhile or shows it next to the user's own value, and keeps the draft when the page is left.
 */
export function useRecordForm<Values extends object>(options: RecordFormOptions<Values>) {
  const { record, save } = options;
  const t = useT();
  const [draft, setDraft] = useDraft(record);
  const saving = useSaving(save, setDraft);
  // Until the page's data is reloaded, the values that were just saved replace the loaded ones.
  const loaded = { ...options.loaded, ...saving.saved };
  const edit = editOf(loaded, draft);
  const values = { ...loaded, ...edit.changes };
  const { refused, conflict } = saving;
  /** The values that the page showed when the edit was sent, to find out what a colleague changed since. */
  const [sentFrom, setSentFrom] = useState(loaded);

  const set = <Name extends keyof Values & string>(name: Name, value: Values[Name]) =>
    setDraft((now) => ({
      ...now,
      [name]: { seen: now[name] ? now[name].seen : loaded[name], value },
    }));
  const resolve = (mine: ReadonlySet<string>) => {
    const chosen = resolveConflict(draft, conflict, mine);
    setDraft(() => chosen);
    saving.forgetConflict();
    return chosen;
  };
  const errorOf = (name: string): string | undefined => {
    const [first] = refused?.errors[name] ?? refused?.errors[`changes.${name}`] ?? [];
    return first && t(first);
  };
  return {
    values,
    /** Names of fields with unsaved changes. */
    changed: Object.keys(edit.changes),
    busy: saving.busy,
    /** Why the whole edit was refused. */
    problem: refused?.message,
    conflict,
    /** Fields that only one of the two people changed, so the user is not asked about them. */
    merged: conflict ? mergedFields(sentFrom, loaded, { draft, conflict }) : [],
    set,
    discard: saving.discard,
    /** Does nothing while there is a conflict to resolve: the server would refuse the edit again. */
    save: async (isQuiet = false) => {
      if (conflict) return false;
      setSentFrom(loaded);
      return saving.send(edit, isQuiet);
    },
    resolve,
    saveResolved: (mine: ReadonlySet<string>) => saving.send(editOf(loaded, resolve(mine))),
    errorOf,
    ...bindFields({ values, errorOf, set }),
  };
}

/** Sends one edit at a time and keeps why it was refused, or which conflict it met. */
function useSaving<Values extends object>(
  save: RecordFormOptions<Values>["save"],
  changeDraft: (work: (now: Draft) => Draft) => void,
) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const isSending = useRef(false);
  /** True until the page shows what was saved, because the next edit is based on that. */
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState<Partial<Values>>({});
  const [refused, setRefused] = useState<Refused>();
  const [conflict, setConflict] = useState<EditConflict>();
  const accept = (rest: (now: Draft) => Draft) => {
    changeDraft(rest);
    setRefused(undefined);
    setConflict(undefined);
  };
  /** Resolves to true if nothing is left to save. */
  const send = async (sent: Edit<Values>, isQuiet = false): Promise<boolean> => {
    if (isSending.current) return false;
    if (Object.keys(sent.changes).length === 0) return true;
    isSending.current = true;
    setBusy(true);
    try {
      await save(sent);
      setSaved(sent.changes);
      accept((now) => draftAfterSave(now, sent.changes));
      if (!isQuiet) showToast({ kind: "good", text: t("office.form.saved") });
      return true;
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      setConflict(error.conflict);
      setRefused(error.conflict ? undefined : error);
      return false;
    } finally {
      isSending.current = false;
      await revalidate();
      // The router shows new data in a transition: without one, this would be shown before it, with the old data.
      startTransition(() => {
        setSaved({});
        setBusy(false);
      });
    }
  };
  const forgetConflict = () => setConflict(undefined);
  const discard = () => accept(() => ({}));
  return { busy, saved, refused, conflict, send, discard, forgetConflict };
}

type Binding<Values> = {
  values: Values;
  errorOf: (name: string) => string | undefined;
  set: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
};

function bindFields<Values extends object>({ values, errorOf, set }: Binding<Values>) {
  // The types of `text` and `check` allow only fields whose values such a control can set.
  const put = <Name extends keyof Values & string>(name: Name, value: string | boolean) =>
    set(name, value as Values[Name]);
  return {
    /** Spread into TextField, TextArea or SelectField. */
    text: (name: FieldOf<Values, string>) => ({
      name,
      value: String(values[name] ?? ""),
      error: errorOf(name),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        put(name, event.target.value),
    }),
    /** Spread into Checkbox. */
    check: (name: FieldOf<Values, boolean>) => ({
      name,
      checked: Boolean(values[name]),
      onChange: (event: ChangeEvent<HTMLInputElement>) => put(name, event.target.checked),
    }),
  };
}

function useDraft(record: string) {
  const [state, setState] = useState(() => ({ record, draft: readDraft(record) }));
  // The same page now shows another record.
  if (state.record !== record) setState({ record, draft: readDraft(record) });
  const change = (work: (now: Draft) => Draft) =>
    setState((now) => {
      const draft = work(now.draft);
      storeDraft(record, draft);
      return { record, draft };
    });
  return [state.record === record ? state.draft : {}, change] as const;
}
