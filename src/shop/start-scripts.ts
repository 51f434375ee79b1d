/** Names under which the server's page carries scripts that wait for the first paint. */
export const LATER_PRELOAD = "later-modulepreload";
export const LATER_SCRIPT = "later-module";

/** Longer than this nobody waits for a picture: what has to be alive soon is the page. */
const PICTURES_MS = 400;

/**
 * On a slow line nothing competes with what is to be seen first: the first frame, and the pictures of the
 * first screen for a moment. A tab in the background paints nothing, so there they start at once. While
 * developing, nothing waits and there is nothing to start. Asking for all scripts takes a phone some 40 ms, so the first
 * one runs in a task of its own.
 */
export const START_SCRIPTS = `(d=>{const n=d.currentScript.nonce,start=()=>{const later=d.querySelector('script[type="${LATER_SCRIPT}"]');if(!later)return;for(const l of d.querySelectorAll('link[rel="${LATER_PRELOAD}"]'))l.rel="modulepreload";setTimeout(()=>{const s=d.createElement("script");s.type="module";s.nonce=n;s.textContent=later.textContent;d.head.append(s);s.remove()})},frame=f=>d.hidden?f():requestAnimationFrame(()=>setTimeout(f)),pictures=()=>{const seen=[...d.querySelectorAll('img[fetchpriority="high"]')].map(i=>i.decode?i.decode().catch(()=>0):0);if(!seen.length)return start();Promise.race([Promise.all(seen),new Promise(f=>setTimeout(f,${PICTURES_MS}))]).then(()=>frame(start))},painted=()=>frame(pictures);d.readyState==="loading"?d.addEventListener("DOMContentLoaded",painted):painted()})(document)`;
