import { stat } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { stripVTControlCharacters } from "node:util";
import type { Plugin } from "vite";
import type { CallRequest } from "../../src/platform/api/call.ts";
import type { StaffCall } from "../../src/platform/api/staff-call.ts";

const CONTRACT = /\/src\/.+\/(contract|staff-calls)\.ts$/;
const MISSING = /"(\w+)" is not exported by "(\S*(?:contract|staff-calls)\.ts)"/;

type Request = Omit<CallRequest<unknown, unknown>, "types"> &
  Partial<Pick<StaffCall<unknown, unknown>, "staff">>;

/**
 * A `contract.ts` describes calls by their schemas. The browser makes these calls but validates nothing by the schemas,
 * so of each contract it gets only how to make the calls.
 */
export function browserContracts(): Plugin {
  return {
    name: "browser-contracts",
    async load(id) {
      const file = id.split("?")[0] ?? id;
      if (this.environment.name !== "client" || !CONTRACT.test(file)) return;
      // In development the file may have changed since it was last imported.
      const { mtimeMs } = await stat(file);
      return callsOnly(await import(`${pathToFileURL(file).href}?t=${Math.trunc(mtimeMs)}`));
    },
    renderError({ message } = new Error()) {
      const [, name, file] = MISSING.exec(stripVTControlCharacters(message)) ?? [];
      if (!name) return;
      this.error(
        `${name} of ${file} was imported as a value: the browser gets the calls of a contract alone, no schemas. Import its type, or put what both sides need into domain/.`,
      );
    },
  };
}

/** What remains of a contract: `export const addToCartCall = {"method":"POST",…};` */
function callsOnly(contract: Readonly<Record<string, unknown>>): string {
  return Object.entries(contract)
    .flatMap(([name, value]) => {
      if (!isCall(value)) return [];
      const { method, path, timeoutMs, retries, retryDelayMs, staff } = value;
      const request: Request = {
        method,
        path,
        timeoutMs,
        retries,
        retryDelayMs,
        ...(staff ? { staff } : {}),
      };
      return `export const ${name} = ${JSON.stringify(request)};\n`;
    })
    .join("");
}

const isCall = (value: unknown): value is Request =>
  typeof value === "object" && value !== null && "path" in value && "retryDelayMs" in value;
