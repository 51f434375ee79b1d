import type { ReactNode } from "react";
import { Icon } from "#ui/icon/icon.tsx";

/** Opens and closes without script; open from the start, so that nothing moves when the page wakes. */
export function FacetGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="facet" open>
      <summary>
        <h2 className="facet-title">{title}</h2>
        <Icon name="chevron-down" className="icon-s" />
      </summary>
      <div className="facet-body">{children}</div>
    </details>
  );
}
