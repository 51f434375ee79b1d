/** Browsers forget a table's roles once it is displayed as something else; written out, they stay. */
export const explicitRole = (role: string) => ({ role });
