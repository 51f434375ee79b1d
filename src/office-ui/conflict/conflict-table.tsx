import { type ReactNode, useMemo } from "react";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { explicitRole } from "#ui/table/explicit-role.ts";
import { OfficeIcon } from "../icon/office-icon.tsx";
import { Kbd } from "../keyboard/kbd.tsx";
import { useShortcuts } from "../keyboard/shortcuts.store.ts";
import { Avatar } from "../marks/avatar.tsx";
import { OfficePanel } from "../page/office-panel.tsx";
import { WordDifference } from "./word-difference.tsx";

export type ConflictSide = "mine" | "theirs" | "third";

/** A field that both people changed; its values are already formatted for display. */
type ConflictField = {
  key: string;
  title: string;
  /** Which variant or language the value belongs to. */
  detail?: string;
  before: string;
  mine: string;
  theirs: string;
  /** Long texts are compared word by word. */
  isText?: boolean;
  /** Shown under a value, such as its margin or what it means. */
  notes?: Partial<Record<"before" | "mine" | "theirs", ReactNode>>;
};

type ConflictTableProps = {
  fields: readonly ConflictField[];
  choices: Readonly<Record<string, ConflictSide>>;
  me: string;
  /** Who saved in the meantime, and when. */
  them: { name: string; at: string };
  before: string;
  onChoose: (key: string, side: ConflictSide) => void;
  /** Opens the field so that the user can type a third value. */
  onWrite?: (key: string) => void;
};

/** Fields that two people changed at once: shows both values and the former one, and lets the user choose one. */
export function ConflictTable(props: ConflictTableProps) {
  const { fields, me, them, before, onChoose } = props;
  const t = useT();
  const chooseAll = useMemo(
    () => (side: ConflictSide) => {
      for (const { key } of fields) onChoose(key, side);
    },
    [fields, onChoose],
  );
  const shortcuts = useMemo(
    () => [
      { keys: "m", label: t("office.conflict.all_mine"), run: () => chooseAll("mine"), hint: true },
      {
        keys: "h",
        label: t("office.conflict.all_theirs"),
        run: () => chooseAll("theirs"),
        hint: true,
      },
    ],
    [t, chooseAll],
  );
  useShortcuts(shortcuts);
  return (
    <OfficePanel
      className="conflict-frame"
      title={t("office.conflict.choose")}
      count={fields.length}
      aside={
        <>
          <Button variant="quiet" onClick={() => chooseAll("mine")}>
            {t("office.conflict.all_mine")}
            <Kbd keys="m" className="desktop-only" />
          </Button>
          <Button variant="quiet" onClick={() => chooseAll("theirs")}>
            {t("office.conflict.all_theirs")}
            <Kbd keys="h" className="desktop-only" />
          </Button>
        </>
      }
    >
      <table className="conflict-table" {...explicitRole("table")}>
        <caption className="visually-hidden">{t("office.conflict.choose")}</caption>
        <thead {...explicitRole("rowgroup")}>
          <tr {...explicitRole("row")}>
            <HeadCell>{t("office.conflict.field")}</HeadCell>
            <HeadCell note={before}>{t("office.conflict.before")}</HeadCell>
            <HeadCell note={t("office.conflict.unsaved")} avatar={<Avatar name={me} isMe />}>
              {t("office.conflict.mine")}
            </HeadCell>
            <HeadCell note={them.at} avatar={<Avatar name={them.name} />}>
              {them.name}
            </HeadCell>
          </tr>
        </thead>
        <tbody {...explicitRole("rowgroup")}>
          {fields.map((field) => (
            <ConflictRow key={field.key} field={field} {...props} />
          ))}
        </tbody>
      </table>
    </OfficePanel>
  );
}

type HeadCellProps = { children: string; note?: string; avatar?: ReactNode };

function HeadCell({ children, note, avatar }: HeadCellProps) {
  return (
    <th {...explicitRole("columnheader")} scope="col">
      <span className="flex items-center gap-2">
        {avatar}
        <span className="truncate font-medium">{children}</span>
        {note && <span className="num text-12 font-normal text-ink-3">{note}</span>}
      </span>
    </th>
  );
}

function ConflictRow(props: ConflictTableProps & { field: ConflictField }) {
  const { field, choices, them, onChoose, onWrite } = props;
  const t = useT();
  const { key, title, detail, before, notes } = field;
  const pick = (side: "mine" | "theirs", label: string) => (
    <td {...explicitRole("cell")}>
      <span className="conflict-label">{label}</span>
      <label className={classNames("conflict-pick", choices[key] === side && "conflict-pick-on")}>
        <input
          type="radio"
          className="dot"
          name={`conflict-${key}`}
          aria-label={`${title}: ${label}`}
          checked={choices[key] === side}
          onChange={() => onChoose(key, side)}
        />
        <span className="min-w-0">
          {field.isText ? (
            <WordDifference before={before} after={field[side]} />
          ) : (
            <b className="num font-semibold">{field[side]}</b>
          )}
          {notes?.[side] && <small className="conflict-note">{notes[side]}</small>}
        </span>
      </label>
      {side === "theirs" && onWrite && (
        <Button variant="quiet" className="mt-1" onClick={() => onWrite(key)}>
          <OfficeIcon name="pencil" small />
          {t("office.conflict.write")}
        </Button>
      )}
    </td>
  );
  return (
    <tr {...explicitRole("row")}>
      <td {...explicitRole("cell")}>
        <span className="font-medium">{title}</span>
        {detail && <small className="conflict-note">{detail}</small>}
      </td>
      <td {...explicitRole("cell")}>
        <span className="conflict-label">{t("office.conflict.before")}</span>
        <span className={field.isText ? "text-ink-2" : "num font-semibold"}>{before}</span>
        {notes?.before && <small className="conflict-note">{notes.before}</small>}
      </td>
      {pick("mine", t("office.conflict.mine"))}
      {pick("theirs", them.name)}
    </tr>
  );
}
