import type { Node } from "constructs";
import { deploymentOptions, type OptionName } from "#contract/settings/options.ts";
import { parseOrDefault } from "#contract/settings/parse.ts";
import { contextText } from "./settings.ts";
import { SynthError } from "./synth-error.ts";

/** What differs between the environments of the product. */
const environments = {
  dev: { logDays: 30, burst: 200, rate: 100 },
  prod: { logDays: 90, burst: 2_000, rate: 1_000 },
} as const;
/** An operator names it with `-c stage=prod`. */
export type EnvironmentName = keyof typeof environments;

/** What an operator says at deployment: `cdk deploy --all -c stage=prod -c domain=films.example -c certificate=arn:…`. */
export type Options = ReturnType<typeof optionsIn>;

export const optionsIn = (node: Node) => {
  const option = <N extends OptionName>(name: N) =>
    parseOrDefault<(typeof deploymentOptions)[N]>(`-c ${name}`, deploymentOptions[name], contextText(node, name));
  const environmentName: EnvironmentName = option("stage");
  const [domain, certificate, region] = [option("domain"), option("certificate"), option("region")];
  const [alarmMail, budget, waf] = [option("alarmMail"), option("budget"), option("waf")];
  if (budget !== undefined && !alarmMail) throw new SynthError("-c budget needs -c alarmMail=…, the address to warn");
  if (domain && !certificate) throw new SynthError("-c domain needs -c certificate=arn:aws:acm:us-east-1:…");
  if (option("mailVerified") && !option("mailFrom") && !domain)
    throw new SynthError("-c mailVerified needs -c mailFrom=… or -c domain=…, the sender of mails");
  if (waf && region !== "us-east-1")
    throw new SynthError("-c waf=true needs -c region=us-east-1: CloudFront's firewalls are there");
  const siteUrl = option("siteUrl") ?? (domain && `https://${domain}`);
  return {
    environmentName,
    /** Days that logs are kept, and how many requests a second the gateway lets through. */
    ...environments[environmentName],
    /** Without a slash at its end. Without one it is where CloudFront says. */
    siteUrl,
    /** The domain that passkeys belong to (WebAuthn's relying party): the site's host. */
    passkeyDomain: siteUrl?.replace(/^https?:\/\//, "").replace(/:\d+$/, ""),
    domain,
    certificate,
    zone: option("zone"),
    /** `Animation Agent <no-reply@...>`. Without it and without a domain, only Cognito sends mails: its codes. */
    mailFrom: option("mailFrom") ?? (domain && `Animation Agent <no-reply@${domain}>`),
    mailVerified: option("mailVerified"),
    waf,
    /** The numbers of the keys that CloudFront accepts links of. */
    mediaKeys: option("mediaKeys"),
    edgeVersion: option("edgeVersion"),
    threatProtection: option("threatProtection"),
    eventAccounts: option("eventAccounts") ?? [],
    region,
    alarmMail,
    /** US dollars a month. */
    budget,
  };
};

/** The CloudWatch namespace of the metrics that functions count. */
export const metricsNamespace = (environmentName: EnvironmentName): string => `AnimationAgent/${environmentName}`;
