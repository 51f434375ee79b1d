/** Browsers drop a table's roles when it is displayed as something else; explicit roles stay. */
export const explicitRole = (role: string) => ({ role });
