import { type RefObject, useEffect } from "react";

/** Closes an open details element when the pointer or the focus goes elsewhere. */
export function useCloseDetails(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const closeIfOutside = (event: Event) => {
      const element = details.current;
      if (element?.open && !element.contains(event.target as Node)) element.open = false;
    };
    document.addEventListener("pointerdown", closeIfOutside);
    document.addEventListener("focusin", closeIfOutside);
    return () => {
      document.removeEventListener("pointerdown", closeIfOutside);
      document.removeEventListener("focusin", closeIfOutside);
    };
  }, [details]);
}
