import { randomInt } from "node:crypto";
import { refusals } from "./errors.ts";
import type { Fire } from "./triggers.ts";
import { now, type Purpose, type User } from "./user.ts";
import type { Directory } from "./user-store.ts";

type LetterKind = "sign-up" | "resend" | "forgot-password" | "invitation";

interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly code: string;
  readonly kind: LetterKind;
}

export type Deliver = (letter: Letter) => Promise<void>;

/** Sends codes and invitations, in the pool's words or in those of its CustomMessage function. */
export interface Post {
  readonly sendCode: (user: User, kind: Exclude<LetterKind, "invitation">) => Promise<Delivery>;
  readonly invite: (user: User, password: string) => Promise<Delivery>;
}

export interface Delivery {
  readonly CodeDeliveryDetails: {
    readonly AttributeName: string;
    readonly DeliveryMedium: string;
    readonly Destination: string;
  };
}

export const post = (directory: Directory, fire: Fire, deliver: Deliver): Post => {
  const send = async (user: User, kind: LetterKind, code: string): Promise<Delivery> => {
    const { source, text } = letters[kind];
    const request = { codeParameter: placeholder, linkParameter: "{##Click Here##}", usernameParameter: "{username}" };
    const empty = { smsMessage: null, emailMessage: null, emailSubject: null };
    const custom = await fire("CustomMessage", source, user, request, empty);
    const email = user.attributes["email"] ?? "";
    const letter = {
      to: email,
      subject: String(custom["emailSubject"] ?? "Your verification code"),
      text: filled(String(custom["emailMessage"] ?? text), code, email),
      code,
      kind,
    };
    await deliver(letter).catch((error: Error) => {
      throw refusals.notDelivered(error);
    });
    return deliveryTo(email);
  };
  return {
    sendCode: (user, kind) => {
      const { purpose, seconds } = codes[kind];
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const noted = directory.change(user.username, (before) => ({
        codes: { ...before.codes, [purpose]: { code, expires: now() + seconds } },
      }));
      return send(noted, kind, code);
    },
    invite: (user, password) => send(user, "invitation", password),
  };
};

/** How Cognito says where a code went, without saying the address. */
export const deliveryTo = (email: string): Delivery => ({
  CodeDeliveryDetails: {
    AttributeName: "email",
    DeliveryMedium: "EMAIL",
    Destination: email.replace(/^(.)[^@]*@(.).*$/, "$1***@$2***"),
  },
});

const placeholder = "{####}";
const filled = (text: string, code: string, username: string): string =>
  text.replaceAll(placeholder, code).replaceAll("{username}", username);

const hour = 3600;
const codes: Readonly<Record<Exclude<LetterKind, "invitation">, { purpose: Purpose; seconds: number }>> = {
  "sign-up": { purpose: "sign-up", seconds: 24 * hour },
  resend: { purpose: "sign-up", seconds: 24 * hour },
  "forgot-password": { purpose: "password", seconds: hour },
};
const letters: Readonly<Record<LetterKind, { source: string; text: string }>> = {
  "sign-up": { source: "CustomMessage_SignUp", text: "Your confirmation code is {####}" },
  resend: { source: "CustomMessage_ResendCode", text: "Your confirmation code is {####}" },
  "forgot-password": { source: "CustomMessage_ForgotPassword", text: "Your password reset code is {####}" },
  invitation: {
    source: "CustomMessage_AdminCreateUser",
    text: "Your username is {username} and temporary password is {####}",
  },
};
