import type { Content } from "./mail-content.ts";
import type { MailLanguage } from "./mail-language.ts";

/** The purpose of a code. */
export type CodePurpose = "sign-up" | "password" | "new-email";

/** The site with the page that takes the code, and the address that the code is for. */
interface Way {
  /** Without a slash at its end. */
  readonly site: string;
  readonly email: string;
}

/** The code that proves an address, or lets its owner set a new password; and a link to the page that takes it. */
export const codeMail = ({ tag, texts }: MailLanguage, purpose: CodePurpose, code: string, way: Way): Content => {
  const words = texts.codes[purpose];
  return {
    language: tag,
    subject: words.subject,
    preview: words.preview,
    heading: words.heading,
    paragraphs: [words.enter],
    code,
    buttons: [{ label: words.button, href: links[purpose](code, way) }],
    closing: words.why,
  };
};

const links: Readonly<Record<CodePurpose, (code: string, way: Way) => string>> = {
  "sign-up": (code, way) => linkTo("signup", code, way),
  password: (code, way) => linkTo("recovery", code, way),
  "new-email": (_, { site }) => `${site}/account`,
};

/** Opens the page with the code filled in. A browser does not send the fragment (#), so no log has the code. */
const linkTo = (type: "signup" | "recovery", code: string, { site, email }: Way): string =>
  `${site}/login?type=${type}#email=${encodeURIComponent(email)}&code=${code}`;

/** An account that an administrator made, with a password for the first sign-in. */
export const invitation = ({ tag, texts, fill }: MailLanguage, username: string, password: string): Content => {
  const words = texts.invitation;
  return {
    language: tag,
    subject: words.subject,
    preview: words.preview,
    heading: words.heading,
    paragraphs: [fill(words.what, { username })],
    code: password,
    closing: words.why,
  };
};
