/** As the server shows a secret after its one time in full: the first twelve characters and the last four. */
export const masked = (secret: string): string => `${secret.slice(0, 12)}...${secret.slice(-4)}`;
