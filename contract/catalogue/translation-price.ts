/** Credits for a film in another language, of which a film costs this many: a third, rounded up. */
export const translationPrice = (credits: number): number => Math.max(1, Math.ceil(credits / 3));
