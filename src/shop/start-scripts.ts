/** The server's page gives these names to scripts that wait for the first paint. */
export const LATER_PRELOAD = "later-modulepreload";
export const LATER_SCRIPT = "later-module";

/** The longest wait for pictures, because the page must be hydrated soon. */
const PICTURES_MS = 400;

/**
 * On a slow connection, scripts must not compete with what is seen first: they wait for the first frame and, for a
 * moment, for the pictures of the first screen. A background tab paints nothing, so there they start at once. In
 * development there is nothing to start, and nothing waits. Requesting all scripts takes a phone about 40 ms, so the
 * first one runs in a separate task.
 */
export const START_SCRIPTS = `(d=>{const n=d.currentScript.nonce,start=()=>{const later=d.querySelector('script[type="${LATER_SCRIPT}"]');if(!later)return;for(const l of d.querySelectorAll('link[rel="${LATER_PRELOAD}"]'))l.rel="modulepreload";setTimeout(()=>{const s=d.createElement("script");s.type="module";s.nonce=n;s.textContent=later.textContent;d.head.append(s);s.remove()})},frame=f=>d.hidden?f():requestAnimationFrame(()=>setTimeout(f)),pictures=()=>{const seen=[...d.querySelectorAll('img[fetchpriority="high"]')].map(i=>i.decode?i.decode().catch(()=>0):0);if(!seen.length)return start();Promise.race([Promise.all(seen),new Promise(f=>setTimeout(f,${PICTURES_MS}))]).then(()=>frame(start))},painted=()=>frame(pictures);d.readyState==="loading"?d.addEventListener("DOMContentLoaded",painted):painted()})(document)`;
