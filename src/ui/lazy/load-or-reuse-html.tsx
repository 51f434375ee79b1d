import type { ComponentType } from "react";

export type Part<Props> = { default: ComponentType<Props> };

/**
 * A part that the server has sent whole, for `lazy`. If its script does not come, what was sent stays as
 * it is, and its links work. On a page that script shows there is nothing to keep, and the page has failed.
 */
export async function loadOrReuseHtml<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): Promise<Part<Props>> {
  try {
    const Loaded = await load().catch(load);
    return {
      default: (props) => (
        <div className="contents" data-late={name}>
          <Loaded {...props} />
        </div>
      ),
    };
  } catch (why) {
    const sent = import.meta.env.SSR ? null : document.querySelector(`[data-late=${name}]`);
    if (!sent) throw why;
    const html = { __html: sent.innerHTML };
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the server sent
    const reused = <div className="contents" data-late={name} dangerouslySetInnerHTML={html} />;
    return { default: () => reused };
  }
}
