import type { MailKind } from "#contract/schema/mail.ts";
import type { Profile } from "../account/ports.ts";
import { digest } from "../shared/digest.ts";
import type { HasClock } from "../shared/ports.ts";
import { composeMail, type UnsubscribeLinks } from "./compose-mail.ts";
import type { Content } from "./mail-content.ts";
import { type MailTarget, mailToken } from "./mail-link.ts";
import type { HasCopyStops, HasMail, HasMailTokens, MailMessage } from "./ports.ts";

type Links = HasMail & HasMailTokens & HasClock;

/** A mail that its user can switch off; none if they did. */
export const optionalMail = async (
  deps: Links,
  kind: MailKind,
  { email, userId, mailsOff, content }: Pick<Profile, "email" | "userId" | "mailsOff"> & { readonly content: Content },
): Promise<MailMessage[]> =>
  mailsOff?.includes(kind) ? [] : [composeMail(email, content, await linksTo(deps, { kind, userId }))];

/** A mail to an address that a user added to an order; none if its reader stopped such mails. */
export const copyMail = async (deps: Links & HasCopyStops, email: string, content: Content): Promise<MailMessage[]> => {
  const address = await digest(email.toLowerCase());
  if (await deps.copyStops.has(address)) return [];
  return [composeMail(email, content, await linksTo(deps, { kind: "film_copies", address }))];
};

const linksTo = async (deps: Links, target: MailTarget): Promise<UnsubscribeLinks> => {
  const token = encodeURIComponent(await mailToken(deps, target));
  return {
    page: `${deps.mail.site}/unsubscribe?token=${token}`,
    oneClick: `${deps.mail.site}/api/unsubscribe/${token}`,
  };
};
