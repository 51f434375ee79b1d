import { registerHooks } from "node:module";
import type { ReactNode } from "react";
import type { RenderToPipeableStreamOptions } from "react-dom/server";
import * as reactServer from "react-dom/server";

type Captured = { tree: ReactNode; options: RenderToPipeableStreamOptions };

const STAND_IN = "bench:react-dom-server";
const KEY = Symbol.for("bench.renderToPipeableStream");

/**
 * Lets the benchmark see which tree the built shop passes to React, without a hook in the shop:
 * the build's import of react-dom/server gets a function that notes the tree and passes it on.
 */
export function captureReact(): () => Captured | undefined {
  let last: Captured | undefined;
  const render: typeof reactServer.renderToPipeableStream = (tree, options = {}) => {
    last = { tree, options };
    return reactServer.renderToPipeableStream(tree, options);
  };
  (globalThis as Record<symbol, unknown>)[KEY] = render;
  registerHooks({
    resolve(specifier, context, next) {
      const isOurs = context.parentURL?.includes("/build/server/");
      return isOurs && specifier === "react-dom/server"
        ? { url: STAND_IN, format: "module", shortCircuit: true }
        : next(specifier, context);
    },
    load(url, context, next) {
      const source = `export const renderToPipeableStream = globalThis[Symbol.for("${KEY.description}")];`;
      return url === STAND_IN
        ? { format: "module", source, shortCircuit: true }
        : next(url, context);
    },
  });
  return () => last;
}
