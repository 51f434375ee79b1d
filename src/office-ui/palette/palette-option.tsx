import type { MouseEvent } from "react";
import { OfficeIcon } from "../icon/office-icon.tsx";
import { Kbd } from "../keyboard/kbd.tsx";
import type { PaletteEntry } from "./palette-entries.ts";
import { markMatches } from "./palette-match.ts";

type PaletteOptionProps = {
  id: string;
  entry: PaletteEntry;
  query: string;
  isActive: boolean;
  onActivate: () => void;
  onOpen: (inNewTab: boolean) => void;
};

export function PaletteOption(props: PaletteOptionProps) {
  const { id, entry, query, isActive, onActivate, onOpen } = props;
  const onClick = (event: MouseEvent) => onOpen(event.ctrlKey || event.metaKey);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the field, whose keys do the same.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className="palette-option"
      onPointerMove={onActivate}
      onClick={onClick}
    >
      {entry.mark ?? <OfficeIcon name={entry.icon} />}
      <span className="palette-option-words">
        <span className="font-medium">
          <Marked text={entry.title} query={query} />
        </span>
        {entry.detail && (
          <span className="text-ink-3">
            {" "}
            <Marked text={entry.detail} query={query} />
          </span>
        )}
      </span>
      {entry.end && <span className="palette-option-end num">{entry.end}</span>}
      {entry.shortcut && <Kbd keys={entry.shortcut} className="desktop-only" />}
    </div>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  return markMatches(text, query).map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name.
    part.isMatch ? <mark key={at}>{part.text}</mark> : <span key={at}>{part.text}</span>,
  );
}
