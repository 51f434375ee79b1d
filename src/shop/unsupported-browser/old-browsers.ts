import noticeAddress from "./old-browser-notice.js?url&no-inline";

/** Every other browser that calls itself Safari also includes one of these names. */
const NOT_SAFARI = "Chrome|Chromium|CriOS|FxiOS|EdgiOS|OPR|Android";

/**
 * SPEC §5: Internet Explorer, Edge below 18, Safari below 12. Stored as data, because such browsers cannot read this
 * module: the script in the page (`OLD_BROWSER_SCRIPT`) applies the same rule.
 */
const OLD_BROWSERS = [
  { pattern: "MSIE |Trident/", supportedFrom: Number.MAX_SAFE_INTEGER },
  { pattern: "Edge/(\\d+)", supportedFrom: 18 },
  {
    pattern: `^(?!.*(?:${NOT_SAFARI})).*Version/(\\d+)[\\d.]* (?:Mobile/\\S+ )?Safari/`,
    supportedFrom: 12,
  },
];

export function isUnsupportedBrowser(userAgent: string): boolean {
  return OLD_BROWSERS.some(({ pattern, supportedFrom }) => {
    const match = new RegExp(pattern).exec(userAgent);
    return match !== null && Number(match[1] ?? 0) < supportedFrom;
  });
}

/** Counted from the load event: within this time, an app that can run has hydrated. */
const TIMEOUT_MS = 5000;

const rules = () => OLD_BROWSERS.map(({ pattern, supportedFrom }) => [pattern, supportedFrom]);

/**
 * SPEC §5 for browsers that cannot run the app and so never see its modal. Every page contains it, so it is short and
 * loads the notice from a file that only such browsers request. It must be ES5. Only the page that the server sends
 * has it.
 */
export const OLD_BROWSER_SCRIPT = import.meta.env.SSR
  ? `(function(w,d,r){for(var i=0,m;i<r.length;i++)if((m=new RegExp(r[i][0]).exec(w.navigator.userAgent))&&(m[1]||0)<r[i][1])return w.addEventListener("load",function(){w.setTimeout(function(){if(!d.documentElement.getAttribute("data-hydrated")){var s=d.createElement("script");s.src="${noticeAddress}";d.body.appendChild(s)}},${TIMEOUT_MS})})})(window,document,${JSON.stringify(rules())})`
  : "";
