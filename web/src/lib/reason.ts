/** Why something went wrong, in words: those of the server, or these where it had none. */
export const reasonOf = (error: unknown, otherwise: string): string => {
  if (!(error instanceof Error)) return "Unknown error occurred";
  return error.message || otherwise;
};
