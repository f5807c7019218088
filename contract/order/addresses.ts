/** The most addresses that get an e-mail besides the customer's own. */
export const maxCopyAddresses = 5;

/** The addresses of a list that is separated by commas, spaces or new lines. */
export const splitAddresses = (list: string): string[] => list.split(/[\s,]+/).filter(Boolean);
