import { useRef, useState } from "react";
import { callApi } from "#platform/client/call-api.ts";
import { noteReadersCall } from "#platform/records/staff-calls.ts";
import {
  insertMention,
  type Mentionable,
  suggestColleagues,
  type TypedMention,
  typedMention,
} from "./mention.ts";

/** The colleagues to suggest while a name is typed. They are fetched when the first @ is typed. */
export function useMentions(records: readonly string[]) {
  const [colleagues, setColleagues] = useState<readonly Mentionable[]>([]);
  const [typed, setTyped] = useState<TypedMention>();
  const [chosen, setChosen] = useState<number>();
  const asked = useRef<string>(undefined);
  /** The position of the @ for which Escape closed the list; it stays closed for that name. */
  const closedAt = useRef<number>(undefined);

  const ask = async () => {
    const wanted = records.join();
    if (asked.current === wanted) return;
    asked.current = wanted;
    try {
      setColleagues((await callApi(noteReadersCall, { records: [...records] })).colleagues);
    } catch {
      // The user can write the note without suggestions; the next @ fetches again.
      asked.current = undefined;
    }
  };
  const look = ({ value, selectionStart }: HTMLTextAreaElement) => {
    const now = typedMention(value, selectionStart);
    if (now?.at !== closedAt.current) closedAt.current = undefined;
    setTyped(closedAt.current === undefined ? now : undefined);
    setChosen(undefined);
    if (now) void ask();
  };
  const offered = typed ? suggestColleagues(colleagues, typed.query) : [];
  const active = offered.find(({ id }) => id === chosen) ?? offered[0];
  return {
    offered,
    active,
    look,
    move: (step: 1 | -1) => {
      const at = active ? offered.indexOf(active) : 0;
      setChosen(offered.at((at + step) % offered.length)?.id);
    },
    choose: (text: string, name: string) => {
      setTyped(undefined);
      return typed && insertMention(text, typed, name);
    },
    close: () => {
      closedAt.current = typed?.at;
      setTyped(undefined);
    },
    hide: () => setTyped(undefined),
  };
}
