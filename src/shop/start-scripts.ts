/** Names under which the server's page carries scripts that wait for the first paint. */
export const LATER_PRELOAD = "later-modulepreload";
export const LATER_SCRIPT = "later-module";

/**
 * On a slow line nothing competes with what is to be seen first. A tab in the background paints
 * nothing, so there they start at once. While developing, nothing waits and there is nothing to wake.
 */
export const START_SCRIPTS = `(d=>{const n=d.currentScript.nonce,start=()=>{const later=d.querySelector('script[type="${LATER_SCRIPT}"]');if(!later)return;for(const l of d.querySelectorAll('link[rel="${LATER_PRELOAD}"]'))l.rel="modulepreload";const s=d.createElement("script");s.type="module";s.nonce=n;s.textContent=later.textContent;d.head.append(s);s.remove()},painted=()=>d.hidden?start():requestAnimationFrame(()=>setTimeout(start));d.readyState==="loading"?d.addEventListener("DOMContentLoaded",painted):painted()})(document)`;
