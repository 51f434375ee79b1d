/**
 * After a deployment old pages ask for files that are gone: a dynamic import, a module script or
 * a style sheet fails, each browser in its own words. A reload is all it takes (SPEC §8).
 */
const DEPLOY_ERRORS = [
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  /unable to preload css/i,
  /failed to load module script/i,
];

export function isDeployError(error: unknown): boolean {
  const message = error instanceof Error ? error.message : "";
  return DEPLOY_ERRORS.some((pattern) => pattern.test(message));
}
