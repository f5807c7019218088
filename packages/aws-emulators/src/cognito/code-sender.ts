import { randomInt } from "node:crypto";
import { errors } from "./errors.ts";
import type { FireTrigger } from "./triggers.ts";
import { type CodePurpose, now, type User } from "./user.ts";
import type { UserStore } from "./user-store.ts";

type MessageKind = "sign-up" | "resend" | "forgot-password" | "new-email" | "invitation";

interface Message {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly code: string;
  readonly kind: MessageKind;
}

/** What a request gives to the triggers. */
export type ClientMetadata = Readonly<Record<string, string>> | undefined;

export type DeliverMessage = (message: Message) => Promise<void>;

/** Sends codes and invitations, with the default texts or with those of the CustomMessage trigger. */
export interface CodeSender {
  readonly sendCode: (
    user: User,
    kind: Exclude<MessageKind, "invitation">,
    clientMetadata: ClientMetadata,
  ) => Promise<Delivery>;
  readonly invite: (user: User, password: string, clientMetadata: ClientMetadata) => Promise<Delivery>;
}

export interface Delivery {
  readonly CodeDeliveryDetails: {
    readonly AttributeName: string;
    readonly DeliveryMedium: string;
    readonly Destination: string;
  };
}

export const createCodeSender = (users: UserStore, fire: FireTrigger, deliver: DeliverMessage): CodeSender => {
  const send = async (
    user: User,
    kind: MessageKind,
    code: string,
    clientMetadata: ClientMetadata,
  ): Promise<Delivery> => {
    const { source, text } = messages[kind];
    const request = {
      codeParameter: placeholder,
      linkParameter: "{##Click Here##}",
      usernameParameter: "{username}",
      ...(clientMetadata && { clientMetadata }),
    };
    const empty = { smsMessage: null, emailMessage: null, emailSubject: null };
    const custom = await fire("CustomMessage", source, user, request, empty);
    const email = user.attributes["email"] ?? "";
    const message = {
      to: email,
      subject: String(custom["emailSubject"] ?? "Your verification code"),
      text: fillTemplate(String(custom["emailMessage"] ?? text), code, email),
      code,
      kind,
    };
    await deliver(message).catch((error: Error) => {
      throw errors.notDelivered(error);
    });
    return deliveryTo(email);
  };
  return {
    sendCode: (user, kind, clientMetadata) => {
      const { purpose, seconds } = codes[kind];
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const updated = users.change(user.username, (before) => ({
        codes: { ...before.codes, [purpose]: { code, expires: now() + seconds } },
      }));
      // The code for a new address goes there.
      const email = kind === "new-email" ? updated.newEmail : undefined;
      const reader = email ? { ...updated, attributes: { ...updated.attributes, email } } : updated;
      return send(reader, kind, code, clientMetadata);
    },
    invite: (user, password, clientMetadata) => send(user, "invitation", password, clientMetadata),
  };
};

/** Where a code was sent, with the address masked. */
export const deliveryTo = (email: string): Delivery => ({
  CodeDeliveryDetails: {
    AttributeName: "email",
    DeliveryMedium: "EMAIL",
    Destination: email.replace(/^(.)[^@]*@(.).*$/, "$1***@$2***"),
  },
});

const placeholder = "{####}";
const fillTemplate = (text: string, code: string, username: string): string =>
  text.replaceAll(placeholder, code).replaceAll("{username}", username);

const hour = 3600;
const codes: Readonly<Record<Exclude<MessageKind, "invitation">, { purpose: CodePurpose; seconds: number }>> = {
  "sign-up": { purpose: "sign-up", seconds: 24 * hour },
  resend: { purpose: "sign-up", seconds: 24 * hour },
  "forgot-password": { purpose: "password", seconds: hour },
  "new-email": { purpose: "email", seconds: 24 * hour },
};
const messages: Readonly<Record<MessageKind, { source: string; text: string }>> = {
  "sign-up": { source: "CustomMessage_SignUp", text: "Your confirmation code is {####}" },
  resend: { source: "CustomMessage_ResendCode", text: "Your confirmation code is {####}" },
  "forgot-password": { source: "CustomMessage_ForgotPassword", text: "Your password reset code is {####}" },
  "new-email": { source: "CustomMessage_UpdateUserAttribute", text: "Your verification code is {####}" },
  invitation: {
    source: "CustomMessage_AdminCreateUser",
    text: "Your username is {username} and temporary password is {####}",
  },
};
