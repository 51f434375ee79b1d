import { useEffect } from "react";
import { whenLazyPartsLoaded } from "#ui/lazy/lazy-part.ts";

const ALIVE = "alive";

/**
 * Before hydration, links and forms already work, but a button that needs script would do nothing, and a form that
 * only script sends (`scriptOnly`) would be posted to a page that ignores it. So such clicks are held from the first
 * paint and repeated, in order, one frame after hydration, when forms have read what was entered before. React never
 * sees the held click, so nothing happens twice. A click that hydrated a part begins with a pointer event
 * (`ui/lazy/deferred-hydration.tsx`). Only the page that the server sends has this script.
 */
export const HOLD_EARLY_CLICKS = import.meta.env.SSR
  ? `(d=>{const r=d.documentElement,q=[],isHeld=b=>!("alive"in r.dataset)||!r.dataset.hydrated&&b.closest("[data-late],[data-later]"),next=()=>{const i=q.findIndex(b=>!isHeld(b));if(i<0)return;const[b]=q.splice(i,1);if(b.isConnected){b.dispatchEvent(new Event("pointerdown",{bubbles:true}));b.click()}setTimeout(next)},hold=(e,b)=>{e.preventDefault();e.stopImmediatePropagation();b.type==="submit"&&q.includes(b)||q.push(b)};addEventListener("submit",e=>{const f=e.target,b=e.submitter||f.querySelector('[type="submit"]');if(b&&f.hasAttribute("data-script-only")&&isHeld(f))hold(e,b)},true);addEventListener("click",e=>{const b=e.isTrusted&&e.target.closest('button[type="button"]');if(b&&!b.onclick&&isHeld(b))hold(e,b)},true);d.addEventListener("${ALIVE}",()=>(d.hidden?setTimeout:requestAnimationFrame)(()=>setTimeout(next)))})(document)`
  : "";

/** Announces that the page answers clicks, and again when the lazy parts do. Used once, in the document. */
export function useAlive(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const tell = () => document.dispatchEvent(new Event(ALIVE));
    dataset.alive = "";
    tell();
    void whenLazyPartsLoaded().then(() => {
      dataset.hydrated = "true";
      tell();
    });
  }, []);
}
