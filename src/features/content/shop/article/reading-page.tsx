import type { ReactNode } from "react";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { JsonLd } from "#platform/pages/json-ld.tsx";
import { PageHead } from "#platform/pages/page-head.tsx";
import { classNames } from "#ui/class-names.ts";
import { Breadcrumbs, type Crumb } from "#ui/navigation/breadcrumbs.tsx";
import { breadcrumbList } from "../structured-data.ts";
import { type Contents, TableOfContents } from "./table-of-contents.tsx";
import "./reading.css";

type ReadingPageProps = {
  title: string;
  description: string;
  /** Breadcrumbs between the home page and this page. */
  crumbs?: Crumb[];
  /** Under the title: date, author, actions. */
  meta?: ReactNode;
  /** Beside the title, below it where there is no room. */
  picture?: ReactNode;
  /** Between header and text, as wide as the page. */
  banner?: ReactNode;
  contents?: Contents;
  aside?: ReactNode;
  children: ReactNode;
  /** Below everything else, as wide as the page. */
  after?: ReactNode;
};

/** The layout of all pages with articles: breadcrumbs, title, table of contents, and the text. */
export function ReadingPage(props: ReadingPageProps) {
  const { title, description, crumbs = [], contents, aside } = props;
  const t = useT();
  const { language, origin } = useShell();
  const way = [{ label: t("content.home"), to: `/${language}/` }, ...crumbs, { label: title }];
  return (
    <div className="page reading [--reading-top:calc(var(--sticky-top,112px)+24px)]">
      <PageHead title={title} description={description} />
      <JsonLd thing={breadcrumbList(way, origin)} />
      <Breadcrumbs items={way} />
      <header
        className={classNames(
          "reading-head",
          props.picture !== undefined && "reading-head-picture",
        )}
      >
        <div>
          <h1 className="display">{title}</h1>
          {props.meta && <div className="reading-meta">{props.meta}</div>}
        </div>
        {props.picture}
      </header>
      {props.banner}
      <div className={classNames("reading-grid", gridShape(props))}>
        {contents && <TableOfContents {...contents} />}
        <div className={contents || aside ? "reading-text" : undefined}>{props.children}</div>
        {aside && <div className="reading-aside">{aside}</div>}
      </div>
      {props.after}
    </div>
  );
}

function gridShape({ contents, aside }: ReadingPageProps) {
  if (contents) return "reading-contents";
  return aside ? "reading-plain" : undefined;
}

export function Updated({ day }: { day: string }) {
  const t = useT();
  return <time dateTime={day}>{t("content.updated", { date: day })}</time>;
}
