/** An ISO time so many seconds after another. */
export const addSeconds = (at: Date, seconds: number): string => new Date(at.getTime() + seconds * 1000).toISOString();

export const addDays = (at: Date, days: number): string => addSeconds(at, days * 86_400);
