import { type ReactNode, useMemo } from "react";
import { Link, useNavigate } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { classNames } from "#ui/class-names.ts";
import { IconLink } from "#ui/icon-button.tsx";
import { OfficeIcon } from "../icon/office-icon.tsx";
import { useShortcuts } from "../keyboard/shortcuts.store.ts";
import { Thumb } from "../marks/thumb-stack.tsx";
import { useOfficeFormat } from "../marks/use-office-format.ts";
import { useOpenPaths } from "../me/open-paths.ts";
import { OfficePage } from "../page/office-page.tsx";
import { type RecordAction, RecordActions } from "./record-actions.tsx";

/** Where the record stands in the list that it was opened from. */
export type RecordPosition = {
  at: number;
  of: number;
  previousTo: string | undefined;
  nextTo: string | undefined;
};

type RecordFrameProps = {
  /** The list that the record belongs to. */
  back: { to: string; label: string };
  /** Its number or name. */
  title: string;
  picture?: string;
  /** The record's name in the audit log, where its changes can be read. */
  record?: string;
  state?: ReactNode;
  tags?: ReactNode;
  clock?: ReactNode;
  position?: RecordPosition;
  actions?: readonly RecordAction[];
  /** Shown next to the body: timeline and notes, or totals. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The frame of every record: number, state, clock and actions in the header; facts; an aside for notes. */
export function RecordFrame(props: RecordFrameProps) {
  const { back, title, picture, state, tags, clock, position, aside, children } = props;
  const actions = [...(props.actions ?? []), ...useChangesLink(props.record)];
  return (
    <OfficePage
      title={title}
      head={
        <>
          <Link to={back.to} className="record-back">
            <OfficeIcon name="arrow-left" />
            <span className="desktop-only">{back.label}</span>
            <span className="visually-hidden phone-only">{back.label}</span>
          </Link>
          {picture && <Thumb src={picture} large />}
          <h1 className="record-title num">{title}</h1>
          {state}
          {tags && <span className="record-extra">{tags}</span>}
          {clock && <span className="record-extra">{clock}</span>}
        </>
      }
      actions={
        <>
          {position && <RecordSteps position={position} />}
          {actions.length > 0 && <RecordActions actions={actions} />}
        </>
      }
    >
      <div className={classNames("record", Boolean(aside) && "record-with-aside")}>
        <div className="record-body">{children}</div>
        {aside && <aside className="record-aside">{aside}</aside>}
      </div>
    </OfficePage>
  );
}

/** A link to the record's changes, for users who may read the audit log. */
function useChangesLink(record: string | undefined): RecordAction[] {
  const t = useT();
  const paths = useOpenPaths();
  if (!record || !paths.includes("/audit")) return [];
  const to = `/audit?record=${encodeURIComponent(record)}`;
  const label = t("office.record.changes");
  return [{ key: "changes", label, icon: "list-checks", position: "menu", to }];
}

function RecordSteps({ position }: { position: RecordPosition }) {
  const t = useT();
  const navigate = useNavigate();
  const { number } = useOfficeFormat();
  const { at, of, previousTo, nextTo } = position;
  const shortcuts = useMemo(
    () =>
      [
        { keys: "j", to: nextTo },
        { keys: "k", to: previousTo },
      ].flatMap(({ keys, to }) =>
        to ? { keys, label: t("office.keys.records"), run: () => navigate(to), hint: true } : [],
      ),
    [t, navigate, previousTo, nextTo],
  );
  useShortcuts(shortcuts);
  return (
    <span className="record-steps">
      <span className="num text-ink-3">
        {t("office.record.position", { at: number(at), of: number(of) })}
      </span>
      <StepLink to={previousTo} label={t("office.record.previous")} icon="chevron-up" />
      <StepLink to={nextTo} label={t("office.record.next")} icon="chevron-down" />
    </span>
  );
}

type StepLinkProps = {
  to: string | undefined;
  label: string;
  icon: "chevron-up" | "chevron-down";
};

function StepLink({ to, label, icon }: StepLinkProps) {
  const drawing = <OfficeIcon name={icon} />;
  if (to) return <IconLink to={to} label={label} icon={drawing} />;
  return <span className="icon-btn text-line-2">{drawing}</span>;
}
