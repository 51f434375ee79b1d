export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;
export const mailHref = (email: string): string => `mailto:${email}`;
