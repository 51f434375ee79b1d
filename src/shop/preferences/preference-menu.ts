/** The switches of language, currency and colours look as each header wants them. */
export type PreferenceMenuProps = { triggerClassName?: string; align?: "start" | "end" };
