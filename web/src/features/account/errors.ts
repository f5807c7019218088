import { text } from "./text.ts";

/** Invalid input that is found before anything is sent. */
export class InputError extends Error {}

const messages: Readonly<Record<string, string>> = {
  UsernameExistsException: text.known,
  InvalidPasswordException: text.weak,
  LimitExceededException: text.tooMany,
  TooManyRequestsException: text.tooMany,
  TooManyFailedAttemptsException: text.tooMany,
};

/**
 * Returns the message for an error: our own text if the specification has one, else the provider's, with the prefix
 * `errorPrefix`. The texts of the registration need no prefix.
 */
export const errorMessage = (error: unknown, errorPrefix: string): string => {
  if (!(error instanceof Error)) return `${errorPrefix}${String(error)}`;
  if (error instanceof InputError) return error.message;
  if (error.name === "NetworkError") return `${errorPrefix}${text.network}`;
  const ours = messages[error.name];
  if (ours && errorPrefix === text.registering) return ours;
  return `${errorPrefix}${ours ?? error.message}`;
};

export const checkEmail = (email: string): void => {
  if (!email.includes("@")) throw new InputError(text.invalidEmail);
};

export const checkNewPassword = (password: string, again: string): void => {
  if (password !== again) throw new InputError(text.mismatch);
  if (password.length < 6) throw new InputError(text.short);
};
