import { useEffect, useState } from "react";
import { Icon } from "#ui/icon/icon.tsx";

export type Contents = {
  title: string;
  sections: { id: string; text: string }[];
  /** Hides it on narrow screens, for pages that are short or have a search. */
  wideOnly?: boolean;
};

/** Beside the text and sticky on wide screens; collapsed above the text on narrow ones. */
export function TableOfContents({ title, sections, wideOnly = false }: Contents) {
  const current = useCurrentSection(sections.map((section) => section.id));
  // The list may be empty for a moment while it is filtered; the text beside it keeps its place.
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

/** The heading of the section being read: the last one above the top third of the screen. */
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
