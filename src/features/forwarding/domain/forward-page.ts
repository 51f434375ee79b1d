export const FORWARD_PAGE_SIZE = 20;
