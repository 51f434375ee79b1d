import { OLD_BROWSERS } from "./is-unsupported-browser.ts";
import noticeAddress from "./old-browser-notice.js?url&no-inline";

/** After the page has loaded: by then an app that can take over has done so. */
const PATIENCE_MS = 5000;

const RULES = OLD_BROWSERS.map(({ pattern, supportedFrom }) => [pattern, supportedFrom]);

/**
 * SPEC §5 for browsers that cannot run the app and so never see its modal. Every page carries it, so
 * it is short, and leaves the notice to a file that only they fetch. ES5, all of it.
 */
export const OLD_BROWSER_SCRIPT = `(function(w,d,r){for(var i=0,m;i<r.length;i++)if((m=new RegExp(r[i][0]).exec(w.navigator.userAgent))&&(m[1]||0)<r[i][1])return w.addEventListener("load",function(){w.setTimeout(function(){if(!d.documentElement.getAttribute("data-hydrated")){var s=d.createElement("script");s.src="${noticeAddress}";d.body.appendChild(s)}},${PATIENCE_MS})})})(window,document,${JSON.stringify(RULES)})`;
