import type { ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import { PageHead } from "#shop/page-head.tsx";
import { useShell } from "#shop/use-shell.ts";
import { Breadcrumbs, type Crumb } from "#ui/breadcrumbs.tsx";
import { classNames } from "#ui/class-names.ts";
import { JsonLd } from "./json-ld.tsx";
import "./reading.css";
import { breadcrumbList } from "./structured-data.ts";
import { type Contents, TableOfContents } from "./table-of-contents.tsx";

type ReadingPageProps = {
  title: string;
  description: string;
  /** Between home and this page. */
  crumbs?: Crumb[];
  /** Under the title: date, author, what can be done. */
  meta?: ReactNode;
  /** Between the head and the text, as wide as the page. */
  banner?: ReactNode;
  contents?: Contents;
  aside?: ReactNode;
  children: ReactNode;
  /** Below it all, as wide as the page. */
  after?: ReactNode;
};

/** The frame of everything that is read: where one is, what it is, its contents, and the text. */
export function ReadingPage(props: ReadingPageProps) {
  const { title, description, crumbs = [], meta, banner, contents, aside, children, after } = props;
  const t = useT();
  const { language, origin } = useShell();
  const way = [{ label: t("content.home"), to: `/${language}/` }, ...crumbs, { label: title }];
  return (
    <div className="page reading">
      <PageHead title={title} description={description} />
      <JsonLd thing={breadcrumbList(way, origin)} />
      <Breadcrumbs items={way} />
      <header className="reading-head">
        <h1 className="display text-balance">{title}</h1>
        {meta && <div className="reading-meta">{meta}</div>}
      </header>
      {banner}
      <div className={classNames("reading-grid", !contents && "reading-plain")}>
        {contents && <TableOfContents {...contents} />}
        <div>{children}</div>
        {aside}
      </div>
      {after}
    </div>
  );
}
