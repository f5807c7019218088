/** A secret that operators may replace while functions run. */
export interface Secret {
  /** The value in force, at most a few minutes old. Throws a SettingError if there is none. */
  value(): Promise<string>;
  /** The value in force, read again, and the one that it replaced. */
  renewed(): Promise<{ readonly current: string | undefined; readonly previous: string | undefined }>;
}

/** Does the work with the secret. If its value is refused and there is a newer one, does it once more. */
export const withSecret = async <T>(
  secret: Secret,
  work: (value: string) => T | Promise<T>,
  isRefused: (error: unknown) => boolean,
): Promise<T> => {
  const value = await secret.value();
  try {
    return await work(value);
  } catch (error) {
    if (!isRefused(error)) throw error;
    const { current } = await secret.renewed();
    if (current === undefined || current === value) throw error;
    return work(current);
  }
};

/** Whether the secret in force or the one before it passes the check: what was signed before a rotation stays valid. */
export const passesWithSecret = async (secret: Secret, passes: (value: string) => boolean): Promise<boolean> => {
  if (passes(await secret.value())) return true;
  const { current, previous } = await secret.renewed();
  return [current, previous].some((value) => value !== undefined && passes(value));
};
