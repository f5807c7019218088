import type { CustomMessageTriggerEvent } from "aws-lambda";
import { type LanguageTag, languageTags } from "#contract/catalogue/languages.ts";
import { setting } from "#functions/connect/environment.ts";
import { type CodePurpose, codeMail, invitation } from "#functions/core/mail/code-mails.ts";
import { composeMail } from "#functions/core/mail/compose-mail.ts";
import { mailLanguage } from "#functions/core/mail/mail-language.ts";

const purposes: Readonly<Record<string, CodePurpose>> = {
  CustomMessage_SignUp: "sign-up",
  CustomMessage_ResendCode: "sign-up",
  CustomMessage_ForgotPassword: "password",
  CustomMessage_UpdateUserAttribute: "new-email",
};

/** The language of the site for a locale such as `de` or `de-AT`. */
const tagOf = (locale = ""): LanguageTag | undefined =>
  languageTags.find((tag) => tag === locale || tag === locale.split(/[-_]/)[0]);

/** Cognito's custom message trigger: the text of its mails, with a placeholder for the code. */
export const handler = async (event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> => {
  const { codeParameter, usernameParameter, userAttributes, clientMetadata } = event.request;
  // The language of the page that asked for the mail: its reader is about to type the code there. Who invites somebody
  // names a language, or sets the standard attribute `locale`.
  const language = mailLanguage(tagOf(clientMetadata?.["language"]) ?? tagOf(userAttributes["locale"]));
  const purpose = purposes[event.triggerSource];
  const isInvitation = event.triggerSource === "CustomMessage_AdminCreateUser" && usernameParameter;
  const content = purpose
    ? codeMail(language, purpose, codeParameter, { site: setting("SITE_URL"), email: userAttributes["email"] ?? "" })
    : isInvitation
      ? invitation(language, usernameParameter, codeParameter)
      : undefined;
  if (!content) return event;
  const { subject, html } = composeMail("", content);
  return { ...event, response: { ...event.response, emailSubject: subject, emailMessage: html } };
};
