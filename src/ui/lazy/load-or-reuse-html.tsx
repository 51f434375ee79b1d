import type { ComponentType } from "react";

export type Part<Props> = { default: ComponentType<Props> };

/**
 * For `lazy`: a part that the server has rendered completely. If its script cannot be loaded, the server's HTML stays
 * as it is, with links that work. After client-side navigation there is no HTML to reuse, and the page fails.
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
