export const MODE_STORAGE_KEY = "office-mode";

/** Runs in the document's head before the first paint. */
export const OFFICE_MODE_SCRIPT = `(()=>{let m;try{m=localStorage.getItem("${MODE_STORAGE_KEY}")}catch{}document.documentElement.dataset.mode=m==="dark"||m==="light"?m:matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light"})()`;
