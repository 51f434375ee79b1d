/** Written by the server where errors are collected; to be read even when nothing of the page lives. */
export const isMonitored = (): boolean => document.documentElement.dataset.monitored !== undefined;
