import type { Node } from "constructs";

/** What differs between the stages of the product. */
const stages = {
  dev: { logDays: 30, burst: 200, rate: 100 },
  prod: { logDays: 90, burst: 2_000, rate: 1_000 },
} as const;
export type Stage = keyof typeof stages;

/** What an operator says at deployment: `cdk deploy --all -c stage=prod -c domain=films.example -c certificate=arn:…`. */
export interface Options {
  readonly stage: Stage;
  /** Days that logs are kept, and how many requests a second the gateway lets through. */
  readonly logDays: number;
  readonly burst: number;
  readonly rate: number;
  /** Where people find the site, without a slash at its end. Without one it is where CloudFront says. */
  readonly siteUrl?: string;
  /** The site's own domain, and its certificate of us-east-1: CloudFront takes no other. */
  readonly domain?: string;
  readonly certificate?: string;
  /** The hosted zone that gets the domain's records, where Route 53 keeps it. */
  readonly zone?: string;
  /** Who mails are from: `Animation Agent <no-reply@...>`. */
  readonly mailFrom: string;
  /** The sender's domain is verified: the user pool too sends its mails from there, and more than fifty a day. */
  readonly mailVerified: boolean;
  /** Puts firewalls before the site and the gateway. The site's must be in us-east-1, and so must the stacks. */
  readonly waf: boolean;
  /** The user pool's paid plan, which refuses passwords that are known to be stolen and signs of a takeover. */
  readonly threatProtection: boolean;
  readonly region?: string;
  /** Who is told of alarms; without it they are to be looked up. */
  readonly alarmMail?: string;
  /** Dollars a month of which the account's owner is warned. */
  readonly budget?: number;
}

export const optionsIn = (node: Node): Options => {
  const said = (name: string): string | undefined => node.tryGetContext(name);
  const stage = said("stage") ?? "dev";
  if (!isStage(stage)) throw new Error(`-c stage=${stage}: a stage is ${Object.keys(stages).join(" or ")}`);
  const [domain, certificate, region] = [said("domain"), said("certificate"), said("region")];
  const budget = said("budget");
  if (budget !== undefined && !(Number(budget) > 0 && said("alarmMail")))
    throw new Error("-c budget=200 is dollars a month, and needs -c alarmMail=… to warn");
  const waf = isOn(node.tryGetContext("waf"));
  if (domain && !certificate) throw new Error("-c domain needs -c certificate=arn:aws:acm:us-east-1:…");
  if (waf && region !== "us-east-1")
    throw new Error("-c waf=true needs -c region=us-east-1: CloudFront's firewalls are there");
  return {
    stage,
    ...stages[stage],
    siteUrl: said("siteUrl") ?? (domain && `https://${domain}`),
    domain,
    certificate,
    zone: said("zone"),
    mailFrom: said("mailFrom") ?? `Animation Agent <no-reply@${domain ?? "animation-agent.example"}>`,
    mailVerified: isOn(node.tryGetContext("mailVerified")),
    waf,
    threatProtection: isOn(node.tryGetContext("threatProtection")),
    region,
    alarmMail: said("alarmMail"),
    budget: budget === undefined ? undefined : Number(budget),
  };
};

/** The namespace of the metrics that functions note themselves. */
export const metricsOf = (stage: Stage): string => `AnimationAgent/${stage}`;

const isStage = (name: string): name is Stage => name in stages;
const isOn = (given: unknown): boolean => given === true || given === "true";
