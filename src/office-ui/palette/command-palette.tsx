import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { useHref, useNavigate } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { useModal } from "#ui/modal-stack/modal-stack.store.ts";
import { OfficeIcon } from "../icon/office-icon.tsx";
import { Kbd } from "../keyboard/kbd.tsx";
import {
  arrangeGroups,
  filterGroups,
  type PaletteEntry,
  type PaletteGroup,
  type SearchRecords,
} from "./palette-entries.ts";
import { PaletteOption } from "./palette-option.tsx";
import { PalettePreviewPane } from "./palette-preview.tsx";
import { useRecordSearch } from "./use-record-search.ts";

type CommandPaletteProps = {
  /** Pages and actions, which need no request. */
  groups: readonly PaletteGroup[];
  search?: SearchRecords | undefined;
  /** The text in the field when the palette opens. */
  initial?: string;
};

/** Finds records (by number, name, e-mail), pages and actions. Everything works by keyboard. */
export function CommandPalette({ groups, search, initial = "" }: CommandPaletteProps) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState(initial);
  const records = useRecordSearch(typed, search);
  const shown = useMemo(
    () => arrangeGroups(records.groups, filterGroups(groups, typed), typed),
    [records.groups, groups, typed],
  );
  const entries = shown.flatMap((group) => group.entries);
  const [chosen, setChosen] = useState<string>();
  const active = entries.find((entry) => entry.id === chosen) ?? entries[0];
  const open = useOpenEntry();
  const optionId = (entry: PaletteEntry) => `${id}-${entry.id}`;

  const move = (step: 1 | -1) => {
    const at = active ? entries.indexOf(active) : -1;
    const next = entries.at((at + step) % Math.max(1, entries.length));
    setChosen(next?.id);
    if (next) document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isControl = event.ctrlKey || event.metaKey;
    const isCopy = isControl && event.key.toLowerCase() === "c";
    if (isCopy) return copyNumber(active, event.currentTarget);
    const step = STEPS[event.key];
    if (step === undefined && event.key !== "Enter") return;
    event.preventDefault();
    if (step !== undefined) move(step);
    else if (active) open(active, isControl);
  };

  return (
    <div className="palette" role="dialog" aria-modal="true" aria-label={t("office.palette.title")}>
      <div className="palette-query">
        <OfficeIcon name="search" />
        <input
          data-autofocus=""
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && optionId(active)}
          aria-autocomplete="list"
          aria-label={t("office.palette.title")}
          placeholder={t("office.palette.placeholder")}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <CloseButton />
      </div>
      <div className="palette-columns">
        <PaletteResults
          listId={`${id}-list`}
          groups={shown}
          query={typed}
          active={active}
          busy={records.busy}
          optionId={optionId}
          onActivate={(entry) => setChosen(entry.id)}
          onOpen={open}
        />
        {active?.preview && <PalettePreviewPane preview={active.preview} />}
      </div>
      <PaletteState busy={records.busy} failed={records.failed} isEmpty={entries.length === 0} />
      <PaletteFoot copies={active?.copies !== undefined} />
    </div>
  );
}

type PaletteResultsProps = {
  listId: string;
  groups: readonly PaletteGroup[];
  query: string;
  active: PaletteEntry | undefined;
  busy: boolean;
  optionId: (entry: PaletteEntry) => string;
  onActivate: (entry: PaletteEntry) => void;
  onOpen: (entry: PaletteEntry, inNewTab: boolean) => void;
};

function PaletteResults(props: PaletteResultsProps) {
  const t = useT();
  const titleId = (group: PaletteGroup) => `${props.listId}-${group.id}`;
  return (
    <div
      className="palette-results"
      id={props.listId}
      role="listbox"
      aria-label={t("office.palette.results")}
      aria-busy={props.busy}
    >
      {props.groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset.
        <div key={group.id} role="group" aria-labelledby={titleId(group)}>
          <div id={titleId(group)} role="presentation" className="palette-group">
            {group.title}
          </div>
          {group.entries.map((entry) => (
            <PaletteOption
              key={entry.id}
              id={props.optionId(entry)}
              entry={entry}
              query={props.query}
              isActive={entry === props.active}
              onActivate={() => props.onActivate(entry)}
              onOpen={(inNewTab) => props.onOpen(entry, inNewTab)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Copies the entry's number, unless the user has selected text in the field to copy. */
function copyNumber(entry: PaletteEntry | undefined, field: HTMLInputElement): void {
  const isMarked = field.selectionStart !== field.selectionEnd;
  if (entry?.copies && !isMarked) void navigator.clipboard.writeText(entry.copies);
}

/** Runs an action, or opens a page: in this tab by the router, in a new tab by its address. */
function useOpenEntry() {
  const navigate = useNavigate();
  const home = useHref("/").replace(/\/$/, "");
  const modal = useModal();
  return (entry: PaletteEntry, inNewTab: boolean) => {
    modal?.close();
    if (entry.to === undefined) entry.run();
    else if (inNewTab) window.open(`${home}${entry.to}`, "_blank", "noopener");
    else navigate(entry.to, entry.action ? { state: { action: entry.action } } : {});
  };
}

function CloseButton() {
  const t = useT();
  const modal = useModal();
  return (
    <button type="button" className="palette-close" onClick={modal?.close}>
      <span className="visually-hidden">{t("ui.close")}</span>
      <kbd className="kbd">Esc</kbd>
    </button>
  );
}

/** A status for screen readers; the text is empty while there are results to show. */
function PaletteState(props: { busy: boolean; failed: boolean; isEmpty: boolean }) {
  const t = useT();
  const { busy, failed, isEmpty } = props;
  const words = failed
    ? t("office.palette.failed")
    : isEmpty && !busy
      ? t("office.palette.nothing")
      : isEmpty
        ? t("ui.loading")
        : "";
  return (
    <p className="palette-state" role="status">
      {words}
    </p>
  );
}

function PaletteFoot({ copies }: { copies: boolean }) {
  const t = useT();
  return (
    <div className="palette-foot" aria-hidden="true">
      <span>
        <Kbd keys="arrowup" /> <Kbd keys="arrowdown" /> {t("office.keys.move")}
      </span>
      <span>
        <Kbd keys="enter" /> {t("office.keys.open")}
      </span>
      <span>
        <Kbd keys="ctrl+enter" one /> {t("office.palette.new_tab")}
      </span>
      {copies && (
        <span>
          <Kbd keys="ctrl+c" one /> {t("office.palette.copy")}
        </span>
      )}
      <span className="palette-foot-end">{t("office.palette.what")}</span>
    </div>
  );
}
