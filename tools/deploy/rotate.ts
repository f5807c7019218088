import { engineSecret, settingRows } from "#contract/settings/settings.ts";
import { DeployFault } from "./fault.ts";
import {
  type Fields,
  mediaKey,
  mediaKeyNumbers,
  randomCursorSecret,
  randomEdgeSecret,
  type SecretStore,
  stripeFields,
} from "./secrets.ts";

/** Links to the files of a film are valid for so long, until its files are deleted. */
const linkDays = 7;
const day = 86_400_000;

export interface RotateOptions {
  readonly environment: NodeJS.ProcessEnv;
  /** Ends what the old key signed, at once. */
  readonly isNow: boolean;
  readonly now: Date;
}

/** Replaces a secret. Returns what happens now, and what the operator does next. */
export const rotate = async (store: SecretStore, name: string, options: RotateOptions): Promise<readonly string[]> => {
  const stored = await store.find(name);
  if (!stored) throw new DeployFault(`There is no secret ${name}. \`npm run deploy\` makes those that are missing.`);
  const { fields, lines } = next(name, stored.fields, options);
  await store.replace(name, fields);
  return lines;
};

interface Step {
  readonly fields: Fields;
  readonly lines: readonly string[];
}

const inUse = "All functions use it within five minutes, and at once where the old one is refused.";

const next = (name: string, before: Fields, options: RotateOptions): Step => {
  if (name === "media-signing") return nextMediaKey(before, options);
  if (name === "cursors")
    return {
      fields: randomCursorSecret(),
      lines: [
        "There is a new secret for cursors.",
        inUse,
        "Cursors of the old one stay valid until the next rotation.",
      ],
    };
  if (name === "edge")
    return {
      fields: randomEdgeSecret(),
      lines: [
        "There is a new edge secret. Functions accept it and the old one.",
        "Next: `npm run deploy`, so that CloudFront sends it. If the old one leaked, rotate and deploy twice.",
      ],
    };
  if (name === "stripe") return nextStripe(before, options);
  return nextEngineKey(name, options);
};

const nextStripe = (before: Fields, { environment }: RotateOptions): Step => {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: signing } = environment;
  if (!key && !signing)
    throw new DeployFault(
      "Set STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET or both to their new values: STRIPE_SECRET_KEY=sk_… npm run rotate -- stripe",
    );
  const fields = {
    ...before,
    ...stripeFields(environment),
    ...(key && { stripeSecretKey: key }),
    ...(signing && { stripeWebhookSecret: signing }),
  };
  return {
    fields,
    lines: ["The secrets of Stripe are stored.", inUse, "Next: end the old ones in Stripe's dashboard."],
  };
};

const nextEngineKey = (name: string, { environment }: RotateOptions): Step => {
  const variable = [...Object.keys(settingRows), ...Object.keys(environment)].find(
    (each) => engineSecret(each)?.name === name && !each.includes("<"),
  );
  const place = variable && engineSecret(variable);
  if (!place)
    throw new DeployFault(`There is no way to rotate ${name}. \`npm run rotate -- --help\` lists the secrets.`);
  const key = environment[variable];
  if (!key) throw new DeployFault(`Set ${variable} to the new key: ${variable}=… npm run rotate -- ${name}`);
  return {
    fields: { [place.field]: key },
    lines: ["The key is stored.", inUse, "Next: end the old key at the provider."],
  };
};

/**
 * A rotation of the keys of links has two steps, so that no open page loses its files: sign with the other key, which
 * CloudFront knows already; when the links of the old one have ended, put a new key in its place.
 */
const nextMediaKey = (before: Fields, { isNow, now }: RotateOptions): Step => {
  const numbers = mediaKeyNumbers(before);
  const [lowest, highest] = [numbers[0], numbers.at(-1)];
  if (lowest === undefined || highest === undefined)
    throw new DeployFault("The secret media-signing has no keys. Delete it, and `npm run deploy` makes it again.");
  if (lowest !== highest && before["signWith"] !== String(highest)) {
    const switched = { ...before, signWith: String(highest), signsSince: now.toISOString() };
    return {
      fields: switched,
      lines: [
        `Links are signed with key ${highest}. Links of key ${lowest} stay valid.`,
        "All functions use it within five minutes.",
        `Next: in ${linkDays} days, when the links of key ${lowest} have ended, run this again to replace key ${lowest}. If it leaked: run this again in five minutes with --now.`,
      ],
    };
  }
  const since = Date.parse(before["signsSince"] ?? "") || 0;
  const end = new Date(since + linkDays * day);
  if (now < end && !isNow)
    throw new DeployFault(
      `Links of key ${lowest} are valid until ${end.toISOString().slice(0, 16)}. Run this again then, or with --now to end them.`,
    );
  const { [`privateKey${lowest}`]: _, [`publicKey${lowest}`]: __, ...kept } = before;
  return {
    fields: { ...kept, ...(lowest === highest ? before : {}), ...mediaKey(highest + 1) },
    lines: [
      `Key ${highest + 1} takes the place of key ${lowest}.`,
      `Next: \`npm run deploy\`, so that CloudFront accepts key ${highest + 1} and refuses key ${lowest}.`,
    ],
  };
};
