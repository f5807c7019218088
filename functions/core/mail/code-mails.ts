import type { Content } from "./mail-content.ts";

/** The purpose of a code. */
export type CodePurpose = "sign-up" | "password" | "new-email";

/** The site with the page that takes the code, and the address that the code is for. */
interface Way {
  /** Without a slash at its end. */
  readonly site: string;
  readonly email: string;
}

/** The code that proves an address, or lets its owner set a new password; and a link to the page that takes it. */
export const codeMail = (purpose: CodePurpose, code: string, way: Way): Content => ({
  ...mails[purpose](code, way),
  code,
});

const mails: Readonly<Record<CodePurpose, (code: string, way: Way) => Content>> = {
  "sign-up": (code, way) => ({
    subject: "Your verification code",
    preview: "Enter it to finish your registration.",
    heading: "Verify your email",
    paragraphs: ["Welcome to Animation Agent. Enter this code to finish your registration."],
    buttons: [{ label: "Verify email", href: linkTo("signup", code, way) }],
    closing: "The code is valid for 24 hours. If you did not register, ignore this email.",
  }),
  password: (code, way) => ({
    subject: "Your password reset code",
    preview: "Enter it to set a new password.",
    heading: "Set a new password",
    paragraphs: ["Enter this code to set a new password for your account."],
    buttons: [{ label: "Set a new password", href: linkTo("recovery", code, way) }],
    closing:
      "The code is valid for one hour. If you did not request it, ignore this email: your password stays the same.",
  }),
  "new-email": (_, { site }) => ({
    subject: "Your verification code",
    preview: "Enter it to change the email address of your account.",
    heading: "Confirm your new email",
    paragraphs: ["Enter this code on your account page. From then on you sign in with this address."],
    buttons: [{ label: "Open the account page", href: `${site}/account` }],
    closing: "The code is valid for 24 hours. If you did not request it, ignore this email: nothing changes.",
  }),
};

/** Opens the page with the code filled in. A browser does not send the fragment (#), so no log has the code. */
const linkTo = (type: "signup" | "recovery", code: string, { site, email }: Way): string =>
  `${site}/login?type=${type}#email=${encodeURIComponent(email)}&code=${code}`;

/** An account that an administrator made, with a password for the first sign-in. */
export const invitation = (username: string, password: string): Content => ({
  subject: "Your Animation Agent account",
  preview: "Sign in with your temporary password.",
  heading: "You have an account",
  paragraphs: [`An account was created for ${username}. Sign in with this temporary password, then choose a new one.`],
  code: password,
  closing: "You are receiving this email because an administrator created an account for you.",
});
