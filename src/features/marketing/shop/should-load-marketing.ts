import type { Shell } from "#features/sites/shop/load-shell.ts";
import { configuredServices } from "../domain/outside-services.ts";
import { landingQuery } from "./landing-query.ts";
import { serviceKeys } from "./service-keys.ts";

/** Whether there is somebody to tell, or a campaign to remember. */
export const shouldLoadMarketing = (shell: Shell): boolean =>
  Object.keys(configuredServices(serviceKeys(shell))).length > 0 || /[?&]utm_/.test(landingQuery());
