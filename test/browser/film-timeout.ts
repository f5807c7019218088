/** The timeout of page actions that wait for a film, in milliseconds: a film of seconds takes minutes on a busy machine. */
export const filmTimeout = 900_000;
