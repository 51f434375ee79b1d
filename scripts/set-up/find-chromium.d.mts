export function findChromium(): string | undefined;
export function findLightChromium(): string | undefined;
