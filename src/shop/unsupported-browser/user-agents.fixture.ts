const webkit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_13_6)";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";

/** Name, what the browser says of itself, whether it is too old (SPEC §5). */
export const USER_AGENTS: [string, string, boolean][] = [
  ["Internet Explorer 11", "Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko", true],
  ["Internet Explorer 9", "Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1)", true],
  ["Edge 17", `${windows} ${webkit} Chrome/64.0 Safari/537.36 Edge/17.17134`, true],
  ["Edge 18", `${windows} ${webkit} Chrome/64.0 Safari/537.36 Edge/18.17763`, false],
  ["today's Edge", `${windows} ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`, false],
  ["Safari 11", `${mac} ${webkit} Version/11.1.2 Safari/605.1.15`, true],
  ["Safari 12", `${mac} ${webkit} Version/12.0 Safari/605.1.15`, false],
  ["Safari 26", `${mac} ${webkit} Version/26.1 Safari/605.1.15`, false],
  [
    "iPhone, Safari 10",
    `Mozilla/5.0 (iPhone; CPU iPhone OS 10_3 like Mac OS X) ${webkit} Version/10.0 Mobile/14E277 Safari/602.1`,
    true,
  ],
  [
    "Android's own browser",
    `Mozilla/5.0 (Linux; U; Android 4.4) ${webkit} Version/4.0 Mobile Safari/534.30`,
    false,
  ],
  ["Chrome", `${windows} ${webkit} Chrome/140.0.0.0 Safari/537.36`, false],
  ["Firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", false],
  ["nothing", "", false],
];
