/** Where forms go without script too. */
export const cartPath = (language: string): string => `/${language}/cart`;
