/** Errors of credentials that are missing, wrong, expired, or without the permission. */
const names = new Set([
  "AccessDeniedException",
  "CredentialsProviderError",
  "ExpiredTokenException",
  "IncompleteSignatureException",
  "InvalidSignatureException",
  "MissingAuthenticationTokenException",
  "UnrecognizedClientException",
]);

/** Whether an engine of Amazon refused the credentials, or there are none. */
export const isNoCredentials = (error: Error): boolean => names.has(error.name);
