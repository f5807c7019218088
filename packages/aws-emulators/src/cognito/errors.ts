import { ServiceError } from "../shared/aws-json.ts";

/** Errors with Cognito's names and messages: clients show some of them and distinguish others by name. */
export const errors = {
  wrongPassword: () => new ServiceError("NotAuthorizedException", "Incorrect username or password."),
  notAuthorized: (message: string) => new ServiceError("NotAuthorizedException", message),
  invalid: (message: string) => new ServiceError("InvalidParameterException", message),
  noSuchUser: () => new ServiceError("UserNotFoundException", "User does not exist."),
  noSuchPool: (id: string) => new ServiceError("ResourceNotFoundException", `User pool ${id} does not exist.`),
  noSuchClient: (id: string) => new ServiceError("ResourceNotFoundException", `User pool client ${id} does not exist.`),
  noSuchGroup: () => new ServiceError("ResourceNotFoundException", "Group not found."),
  userExists: (message = "User already exists") => new ServiceError("UsernameExistsException", message),
  addressTaken: () => new ServiceError("AliasExistsException", "An account with the given email already exists."),
  notConfirmed: () => new ServiceError("UserNotConfirmedException", "User is not confirmed."),
  resetRequired: () => new ServiceError("PasswordResetRequiredException", "Password reset required for the user"),
  weakPassword: (why: string) =>
    new ServiceError("InvalidPasswordException", `Password did not conform with policy: ${why}`),
  wrongCode: () => new ServiceError("CodeMismatchException", "Invalid verification code provided, please try again."),
  expiredCode: () => new ServiceError("ExpiredCodeException", "Invalid code provided, please request a code again."),
  wrongPasskey: () => new ServiceError("NotAuthorizedException", "The passkey is not valid for this user."),
  choiceNotEnabled: () => new ServiceError("InvalidParameterException", "USER_AUTH flow not enabled for this client"),
  passkeysNotEnabled: () => new ServiceError("WebAuthnNotEnabledException", "Passkeys are not enabled for this pool."),
  noPasskeyChallenge: () =>
    new ServiceError("WebAuthnChallengeNotFoundException", "The challenge of this registration has expired."),
  passkeyNotSupported: (why: string) => new ServiceError("WebAuthnCredentialNotSupportedException", why),
  originNotAllowed: (origin: string) =>
    new ServiceError("WebAuthnOriginNotAllowedException", `The origin ${origin} does not belong to the relying party.`),
  wrongRelyingParty: () =>
    new ServiceError("WebAuthnRelyingPartyMismatchException", "The passkey belongs to another relying party."),
  tooManyPasskeys: () => new ServiceError("LimitExceededException", "The user has the maximum number of passkeys."),
  noSuchPasskey: () => new ServiceError("ResourceNotFoundException", "The passkey does not exist."),
  triggerFailed: (trigger: string, error: Error) =>
    new ServiceError("UserLambdaValidationException", `${trigger} failed with error ${error.message}.`),
  notDelivered: (error: Error) => new ServiceError("CodeDeliveryFailureException", error.message),
} as const;
