import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** Opens and closes without script; open from the start, so that nothing moves when the page wakes. */
export function FacetGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="facet" open>
      <summary>
        <h2 className="facet-title">{title}</h2>
        <ChevronDown className="icon icon-s" aria-hidden="true" />
      </summary>
      <div className="facet-body">{children}</div>
    </details>
  );
}
