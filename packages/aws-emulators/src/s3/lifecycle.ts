import type { S3Context } from "./s3-context.ts";
import { malformed, notImplemented } from "./s3-error.ts";
import { abortUpload, readUploads } from "./uploads.ts";
import { elementsIn, parseXml, textIn, type XmlElements } from "./xml.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

interface LifecycleRule {
  readonly isEnabled: boolean;
  readonly prefix: string;
  readonly expiresAfterDays: number | undefined;
  readonly abortsAfterDays: number | undefined;
}
export interface LifecycleResult {
  readonly objects: number;
  readonly uploads: number;
}

// The emulator has no versions, so NoncurrentVersionExpiration is always fulfilled.
const supportedElements = new Set([
  "ID",
  "Status",
  "Prefix",
  "Filter",
  "Expiration",
  "AbortIncompleteMultipartUpload",
  "NoncurrentVersionExpiration",
]);

export const parseLifecycleRules = (document: string): readonly LifecycleRule[] => {
  const rules = elementsIn(parseXml(document, "LifecycleConfiguration")["Rule"]).map(ruleIn);
  if (rules.length === 0) throw malformed("A lifecycle configuration has at least one rule");
  return rules;
};

const ruleIn = (rule: XmlElements): LifecycleRule => {
  const [filter = {}] = elementsIn(rule["Filter"]);
  const [expiration = {}] = elementsIn(rule["Expiration"]);
  const [abort = {}] = elementsIn(rule["AbortIncompleteMultipartUpload"]);
  refuseUnknownElements("A lifecycle rule", rule, supportedElements);
  refuseUnknownElements("A lifecycle filter", filter, new Set(["Prefix"]));
  refuseUnknownElements("A lifecycle expiration", expiration, new Set(["Days"]));
  return {
    isEnabled: textIn(rule["Status"]) === "Enabled",
    prefix: textIn(filter["Prefix"]) ?? textIn(rule["Prefix"]) ?? "",
    expiresAfterDays: daysIn(expiration["Days"]),
    abortsAfterDays: daysIn(abort["DaysAfterInitiation"]),
  };
};

const refuseUnknownElements = (what: string, elements: XmlElements, known: ReadonlySet<string>) => {
  const unknown = Object.keys(elements).find((name) => !known.has(name) && name !== "#text"); // #text is white space
  if (unknown) throw notImplemented(`${what} with ${unknown}`);
};

const daysIn = (value: XmlElements[string]): number | undefined => {
  const text = textIn(value);
  if (text === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(text)) throw malformed("The number of days must be a positive integer");
  return Number(text);
};

/** Deletes what the lifecycle rules of all buckets say is due. S3 does so once a day, at midnight UTC. */
export const applyLifecycleRules = async ({ buckets }: S3Context, now: Date): Promise<LifecycleResult> => {
  let objects = 0;
  let uploads = 0;
  for (const bucket of buckets.values()) {
    const rules = lifecycleRulesOf(bucket.settings().lifecycle);
    for (const object of [...bucket.objects.values()])
      if (rules.some((rule) => isDue(rule, object.key, rule.expiresAfterDays, object.modifiedAt, now))) {
        await bucket.remove(object.key);
        objects++;
      }
    for (const upload of await readUploads(bucket))
      if (rules.some((rule) => isDue(rule, upload.key, rule.abortsAfterDays, upload.initiatedAt, now))) {
        await abortUpload(bucket, upload.id);
        uploads++;
      }
  }
  return { objects, uploads };
};

const lifecycleRulesOf = (document: string | undefined) => (document ? parseLifecycleRules(document) : []);

const isDue = (rule: LifecycleRule, key: string, days: number | undefined, since: string, now: Date) =>
  rule.isEnabled && days !== undefined && key.startsWith(rule.prefix) && now.getTime() >= midnightAfter(since, days);

// S3 adds the days and rounds up to the next midnight.
const midnightAfter = (since: string, days: number) => Math.ceil((Date.parse(since) + days * DAY_MS) / DAY_MS) * DAY_MS;
