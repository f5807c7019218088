import type { PostConfirmationTriggerEvent } from "aws-lambda";
import { languageTags } from "#contract/catalogue/languages.ts";
import { clock } from "#functions/connect/clock.ts";
import { database } from "#functions/connect/database.ts";
import { setting } from "#functions/connect/environment.ts";
import { lazy } from "#functions/connect/lazy.ts";
import { welcomeUser } from "#functions/core/account/welcome-user.ts";

const ports = lazy(() => ({ ...clock(), ...database() }));

/** Cognito's post-confirmation trigger. It also fires after a password reset, which must not welcome a user again. */
export const handler = async (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> => {
  const { sub, email } = event.request.userAttributes;
  // The site sends its language.
  const language = languageTags.find((tag) => tag === event.request.clientMetadata?.["language"]);
  if (event.triggerSource === "PostConfirmation_ConfirmSignUp" && sub && email)
    await welcomeUser({ ...ports(), signupCredits: setting("SIGNUP_CREDITS") }, sub, email, language);
  return event;
};
