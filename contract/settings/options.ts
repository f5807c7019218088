import { accountIds, differentNumbers, oneOf, positiveNumber, text, trueOrFalse } from "./formats.ts";
import type { Setting } from "./setting.ts";

const readBy = ["infra"] as const;

/** What an operator says about a deployment besides the settings: `cdk deploy -c stage=prod -c domain=films.example`. */
export const deploymentOptions = {
  stage: {
    format: oneOf("dev", "prod"),
    default: "dev",
    does: "The environment. Its name is part of the names of stacks, functions and secrets.",
    readBy,
  },
  siteUrl: {
    // `npm start` gives a reference here that it resolves itself.
    format: text("an address, without a slash at its end"),
    does: "The URL of the site. Not needed with `domain`.",
    readBy,
  },
  domain: { format: text("a domain name"), does: "The site's own domain. Needs `certificate`.", readBy },
  certificate: {
    format: text("an ARN"),
    does: "The domain's certificate, in us-east-1: CloudFront accepts no other region.",
    readBy,
  },
  zone: {
    format: text("an id"),
    does: "The hosted zone of Route 53 that gets the domain's records.",
    readBy,
  },
  mailFrom: {
    format: text("`Name <address>`, or an address"),
    does: "The sender of mails. Without it, `no-reply@` the domain; without both, only the codes of the sign-up are mailed.",
    readBy,
  },
  mailVerified: {
    format: trueOrFalse,
    default: "false",
    does: "The sender's domain is verified: the user pool sends from it too, and more than fifty mails a day.",
    readBy,
  },
  waf: {
    format: trueOrFalse,
    default: "false",
    does: "Puts firewalls in front of the site and the gateway. Needs `region=us-east-1`.",
    readBy,
  },
  threatProtection: {
    format: trueOrFalse,
    default: "false",
    does: "The user pool's paid plan, which rejects leaked passwords and suspicious sign-ins.",
    readBy,
  },
  mediaKeys: {
    format: differentNumbers,
    default: "1,2",
    does: "The numbers of the keys in the secret `media-signing` whose links CloudFront accepts.",
    readBy,
  },
  edgeVersion: {
    format: text("a version id"),
    does: "The version of the secret `edge` that CloudFront sends. `npm run deploy` names the newest.",
    readBy,
  },
  eventAccounts: {
    format: accountIds,
    does: "Other AWS accounts that may put rules on the event bus, for consumers of their own.",
    readBy,
  },
  region: { format: text("a region"), does: "The region. Without it, the CLI's own.", readBy },
  alarmMail: { format: text("an e-mail address"), does: "Who gets a mail for each alarm.", readBy },
  budget: {
    format: positiveNumber,
    does: "US dollars a month. A mail warns when they are nearly spent. Needs `alarmMail`.",
    readBy,
  },
} as const satisfies Readonly<Record<string, Setting>>;

export type OptionName = keyof typeof deploymentOptions;
