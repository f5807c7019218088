const most = 20;
const kept = 8;

/** A long code as a list shows it: its first and its last eight characters. */
export const shortened = (code: string): string =>
  code.length > most ? `${code.slice(0, kept)}...${code.slice(-kept)}` : code;
