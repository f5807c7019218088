import type { House } from "./s3-context.ts";
import { malformed, notImplemented } from "./s3-error.ts";
import { abandonUpload, uploadsOf } from "./uploads.ts";
import { listIn, textIn, type XmlElements, xmlIn } from "./xml.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

interface LifecycleRule {
  readonly isEnabled: boolean;
  readonly prefix: string;
  readonly expiresAfterDays: number | undefined;
  readonly abandonsAfterDays: number | undefined;
}
export interface LifecycleResult {
  readonly objects: number;
  readonly uploads: number;
}

// There are no versions here, so what a rule says of old ones is always done.
const understood = new Set([
  "ID",
  "Status",
  "Prefix",
  "Filter",
  "Expiration",
  "AbortIncompleteMultipartUpload",
  "NoncurrentVersionExpiration",
]);

export const lifecycleRulesIn = (document: string): readonly LifecycleRule[] => {
  const rules = listIn(xmlIn(document, "LifecycleConfiguration")["Rule"]).map(ruleIn);
  if (rules.length === 0) throw malformed("A lifecycle configuration has at least one rule");
  return rules;
};

const ruleIn = (rule: XmlElements): LifecycleRule => {
  const [filter = {}] = listIn(rule["Filter"]);
  const [expiration = {}] = listIn(rule["Expiration"]);
  const [abort = {}] = listIn(rule["AbortIncompleteMultipartUpload"]);
  refuseOthers("A lifecycle rule", rule, understood);
  refuseOthers("A lifecycle filter", filter, new Set(["Prefix"]));
  refuseOthers("A lifecycle expiration", expiration, new Set(["Days"]));
  return {
    isEnabled: textIn(rule["Status"]) === "Enabled",
    prefix: textIn(filter["Prefix"]) ?? textIn(rule["Prefix"]) ?? "",
    expiresAfterDays: daysIn(expiration["Days"]),
    abandonsAfterDays: daysIn(abort["DaysAfterInitiation"]),
  };
};

const refuseOthers = (what: string, elements: XmlElements, known: ReadonlySet<string>) => {
  const other = Object.keys(elements).find((name) => !known.has(name) && name !== "#text"); // text: the space between
  if (other) throw notImplemented(`${what} with ${other}`);
};

const daysIn = (value: XmlElements[string]): number | undefined => {
  const text = textIn(value);
  if (text === undefined) return undefined;
  if (!/^[1-9]\d*$/.test(text)) throw malformed("The number of days must be a positive integer");
  return Number(text);
};

/** Does to every bucket what its rules say is due. S3 does so once a day, at midnight UTC. */
export const sweep = async ({ buckets }: House, now: Date): Promise<LifecycleResult> => {
  let objects = 0;
  let uploads = 0;
  for (const bucket of buckets.values()) {
    const rules = lifecycleRulesOf(bucket.settings().lifecycle);
    for (const object of [...bucket.objects.values()])
      if (rules.some((rule) => isDue(rule, object.key, rule.expiresAfterDays, object.modifiedAt, now))) {
        await bucket.remove(object.key);
        objects++;
      }
    for (const upload of await uploadsOf(bucket))
      if (rules.some((rule) => isDue(rule, upload.key, rule.abandonsAfterDays, upload.initiatedAt, now))) {
        await abandonUpload(bucket, upload.id);
        uploads++;
      }
  }
  return { objects, uploads };
};

const lifecycleRulesOf = (document: string | undefined) => (document ? lifecycleRulesIn(document) : []);

const isDue = (rule: LifecycleRule, key: string, days: number | undefined, since: string, now: Date) =>
  rule.isEnabled && days !== undefined && key.startsWith(rule.prefix) && now.getTime() >= midnightAfter(since, days);

// S3 counts the days and then rounds up to the next midnight.
const midnightAfter = (since: string, days: number) => Math.ceil((Date.parse(since) + days * DAY_MS) / DAY_MS) * DAY_MS;
