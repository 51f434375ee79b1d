export const ROOT: string;
export function inProject(...parts: string[]): string;
export function withProjectBin(env?: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
export function withoutProjectBin(env?: NodeJS.ProcessEnv): NodeJS.ProcessEnv;
