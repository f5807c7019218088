/** How long a finished film and its files are kept, in days after its end. */
export const filmDays = 7;

/** What an owner pays to keep a finished film longer: `credits` for `days` more, up to `maxTimes` times. */
export const extension = { days: 30, credits: 3, maxTimes: 12 } as const;

/** The days after which no film is kept. Lifecycle rules of the bucket count from a file's creation, so they wait longer. */
export const maxFilmDays = filmDays + extension.days * extension.maxTimes;

/** Credits for one extension of a film. A film that a test key ordered is free. */
export const extensionPriceOf = ({ test }: { readonly test?: boolean | undefined }): number =>
  test ? 0 : extension.credits;
