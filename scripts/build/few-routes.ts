import type { Plugin } from "vite";
import { inProject } from "../set-up/project.mjs";

const MATCHER = /\/react-router\/dist\/production\/lib\/router\/matcher\.js$/;
const RULE = inProject("src/platform/pages/match-few-routes.ts");

/** Replaces React Router's class of this name, which builds all regular expressions as soon as it gets its routes. */
const QUICK_MATCHER = `
import { matchRoutesImpl } from "./utils.js";
import { matchFewRoutes } from ${JSON.stringify(RULE)};

export class V6RegExMatcher {
  #routes = [];
  #basename;
  constructor(basename) {
    this.#basename = basename;
  }
  update(routes) {
    this.#routes = routes;
  }
  match(location, allowPartial = false) {
    const match = (routes) => matchRoutesImpl(routes, location, this.#basename, allowPartial);
    // Only React Router handles partial matches and a base path; this shop uses neither.
    if (allowPartial || (this.#basename ?? "/") !== "/") return match(this.#routes);
    const { pathname = "/" } = typeof location === "string" ? new URL(location, "http://path") : location;
    return matchFewRoutes(this.#routes, pathname, match);
  }
}
`;

/**
 * In the browser, React Router matches a path against only a few of its routes (`match-few-routes.ts`). It has no
 * setting for that, so this replaces one of its files; without that file the build fails.
 */
export function fewRoutes(): Plugin {
  let isReplaced = false;
  return {
    name: "few-routes",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      if (!MATCHER.test(id)) return;
      isReplaced = true;
      return QUICK_MATCHER;
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        this.error("Router has another matcher: see scripts/build/few-routes.ts");
    },
  };
}
