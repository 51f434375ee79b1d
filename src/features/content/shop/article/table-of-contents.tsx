import { useEffect, useState } from "react";
import { Icon } from "#ui/icon/icon.tsx";

export type Contents = {
  title: string;
  sections: { id: string; text: string }[];
  /** A page that is short, or has a search, needs no fold above it on narrow screens. */
  wideOnly?: boolean;
};

/** Beside the text on wide screens, where it follows the reader; folded above it on narrow ones. */
export function TableOfContents({ title, sections, wideOnly = false }: Contents) {
  const current = useCurrentSection(sections.map((section) => section.id));
  // A list that is being filtered can be empty for a moment; the text beside it stays where it is.
  if (sections.length === 0) return null;
  return (
    <>
      <nav className="toc-wide" aria-label={title}>
        <p className="label ps-4">{title}</p>
        <ol>
          {sections.map(({ id, text }) => (
            <li key={id}>
              <a
                className="toc-link"
                href={`#${id}`}
                aria-current={id === current ? "location" : undefined}
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {!wideOnly && <FoldedContents title={title} sections={sections} />}
    </>
  );
}

function FoldedContents({ title, sections }: Contents) {
  return (
    <details className="toc-narrow">
      <summary>
        {title}
        <Icon name="chevron-down" />
      </summary>
      <ol>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a className="toc-link" href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The heading whose section is being read: the last one that has passed the upper third. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const all = ids.join(" ");
  useEffect(() => {
    const headings = all.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => {
        const line = window.innerHeight / 3;
        const passed = headings.filter((heading) => heading.getBoundingClientRect().top < line);
        setCurrent(passed.at(-1)?.id);
      },
      { rootMargin: "0px 0px -66% 0px" },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [all]);
  return current;
}
