import { t } from "../../lib/translate.ts";

const notDone = t(
  "The sign-in with a passkey was cancelled, or this device has no passkey for this email address. Try again, or sign in with your password.",
);

/** Texts of the sign-in with a passkey. None of them says whether an account exists. */
export const passkeyText = {
  obstacles: {
    browser: () => t("This browser cannot use passkeys here. Sign in with your password."),
    address: (domain: string) =>
      t("Passkeys work only at {domain}. Open the site there, or sign in with your password.", { domain }),
  },
  none: t("There is no passkey for this email address. Sign in with your password, then add one on your account page."),
  /** By the name of the error. Browsers give one error for a cancelled dialog, a timeout and a missing passkey. */
  errors: {
    PasskeyAuthenticationCanceled: notDone,
    PasskeyOperationAborted: notDone,
    PasskeyNotSupported: t("This browser cannot use passkeys here. Sign in with your password."),
    NotAuthorizedException: t("This passkey was not accepted. Perhaps it was removed. Sign in with your password."),
  } as Readonly<Record<string, string>>,
} as const;
