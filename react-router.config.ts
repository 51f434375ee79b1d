import type { Config } from "@react-router/dev/config";

/** A few dozen routes: naming them all at once is smaller than asking for them page by page. */
export default {
  appDirectory: "src",
  ssr: true,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
