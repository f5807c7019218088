import {
  address,
  emailAddress,
  engineList,
  engineNameList,
  listOfSeconds,
  numbersByName,
  oneOf,
  oneOfNumbers,
  password,
  positiveNumber,
  text,
  wholeNumber,
} from "./formats.ts";
import type { SecretPlace, Setting } from "./setting.ts";
import { stackSettings } from "./stack-settings.ts";

const everywhere = ["infra", "functions", "npm start"] as const;
/** No function reads them: `/config.json` has them for the site. */
const onTheSite = ["infra", "npm start"] as const;
const day = 86_400;

/** What an operator decides, in a deployment and on one machine. */
const operatorSettings = {
  EDIT_SECONDS: {
    format: wholeNumber(0, day),
    default: "60",
    does: "Seconds that a new task stays open to changes before it starts.",
    readBy: everywhere,
  },
  RUNNING_TASKS: {
    format: wholeNumber(1),
    default: "2",
    does: "Films of one user that can be in progress at the same time.",
    readBy: everywhere,
  },
  FILMS_AT_ONCE: {
    format: wholeNumber(0),
    default: "0",
    does: "Films of all users that can be in progress at the same time, so that calls of the API find free functions; 0 for as many as `LAMBDA_QUOTA` allows.",
    readBy: everywhere,
  },
  LAMBDA_QUOTA: {
    // A smaller one has no room for a film beside calls of the API.
    format: wholeNumber(6),
    does: "Functions that the account can run at the same time; `npm run deploy` asks AWS. Films and scenes at once follow from it, so that calls of the API find free functions. Without it there is no limit.",
    readBy: ["infra", "functions"],
  },
  PENDING_TASKS: {
    format: wholeNumber(1),
    default: "20",
    does: "Films of one user that can wait to start.",
    readBy: everywhere,
  },
  FILM_SHORT_SIDE: {
    format: oneOfNumbers(1080, 720, 540, 360),
    default: "1080",
    does: "Pixels of a film's short side, in films ordered from now on. A small film is a draft: a fraction of the work.",
    readBy: everywhere,
  },
  RATE_SCALE: {
    format: positiveNumber,
    default: "1",
    does: "Multiplies every rate limit (`contract/limits.ts`). A load test raises it.",
    readBy: everywhere,
  },
  SIGNUP_CREDITS: {
    format: wholeNumber(0),
    default: "10",
    does: "Credits of a new user.",
    readBy: everywhere,
  },
  DELIVERY_WAITS: {
    // The delivery's state machine stops after ten days.
    format: listOfSeconds({ maxSum: 9 * day }),
    default: "5,300,1800,7200,18000,36000,36000",
    does: "Seconds from each failed attempt of a webhook delivery to the next one.",
    readBy: everywhere,
  },
  WRITER: {
    format: engineList("text", "gemini/gemini-3.8-flash,built-in"),
    default: "built-in",
    does: "The engines that write stories, in the order in which they are tried. A film keeps those that it started with.",
    readBy: everywhere,
  },
  ILLUSTRATOR: {
    format: engineList("image", "gemini,built-in"),
    default: "built-in",
    does: "The engines that draw pictures.",
    readBy: everywhere,
  },
  NARRATOR: {
    format: engineList("speech", "polly,built-in"),
    default: "built-in",
    does: "The engines that speak. A language that one has no voice for is spoken by the next.",
    readBy: everywhere,
  },
  COMPOSER: {
    format: engineList("music", "built-in"),
    default: "built-in",
    does: "The engine that composes music.",
    readBy: everywhere,
  },
  CALLS_PER_MINUTE: {
    format: numbersByName("gemini/gemini-nano-banana-2.1=10,openai=60"),
    does: "How often an engine, or one of its models, may be called in a minute, over all films. Without it, films only wait when a provider asks them to.",
    readBy: everywhere,
  },
  CONTENT_CREDENTIALS: {
    format: oneOf("on", "required", "off"),
    default: "on",
    does: "Whether films and pictures are signed (C2PA). `on` delivers a film without the signature if signing fails; with `required` the film fails.",
    readBy: everywhere,
  },
  CLIENT_REPOSITORY: {
    format: address,
    // It makes a client in any language from our OpenAPI document.
    default: "https://github.com/OpenAPITools/openapi-generator",
    does: "The repository of API clients that the developer page links to.",
    readBy: everywhere,
  },
  FORMER_ENGINES: {
    format: engineNameList,
    does: "Engines that are not chosen any more, with commas between them. Films that started with them keep their keys.",
    readBy: everywhere,
  },
  YOUTUBE_CLIENT_ID: {
    format: text("an OAuth client id of Google"),
    does: "The OAuth client with which users connect their YouTube channels. Without it the site does not offer YouTube. Needs `YOUTUBE_CLIENT_SECRET`; see `docs/youtube.md`.",
    readBy: everywhere,
  },
  STRIPE_INVOICES: {
    format: oneOf("on", "off"),
    default: "on",
    does: "Whether Stripe makes an invoice for each payment, and asks for the address and VAT id of the buyer. Stripe charges for each invoice.",
    readBy: everywhere,
  },
  STRIPE_TAX: {
    format: oneOf("off", "inclusive"),
    default: "off",
    does: "Whether Stripe Tax computes the tax of a payment. `inclusive`: the price that the site shows contains it. Needs a registration in Stripe Tax; see `docs/deploy.md`.",
    readBy: everywhere,
  },
  OPERATOR_NAME: {
    format: text("a name"),
    does: "Who operates the site: shown on the terms, the privacy page and the imprint.",
    readBy: onTheSite,
  },
  OPERATOR_ADDRESS: {
    format: text("lines with commas between them"),
    does: "The operator's postal address, for the imprint.",
    readBy: onTheSite,
  },
  OPERATOR_EMAIL: {
    format: emailAddress,
    does: "The operator's e-mail address, for the imprint and for `/.well-known/security.txt`.",
    readBy: onTheSite,
  },
  TERMS_URL: { format: address, does: "The operator's own terms, instead of `/terms`.", readBy: onTheSite },
  PRIVACY_URL: {
    format: address,
    does: "The operator's own privacy page, instead of `/privacy`.",
    readBy: onTheSite,
  },
} as const satisfies Readonly<Record<string, Setting>>;

const nameOfServer = "where `<NAME>` is the engine's name in capitals, with `_` for `-`";

/** Where engines are called. */
const engineSettings = {
  GEMINI_BASE_URL: {
    format: address,
    does: "The URL of Gemini, if not Google's own.",
    readBy: everywhere,
  },
  OPENAI_BASE_URL: {
    format: address,
    does: "The URL of OpenAI, if not `https://api.openai.com/v1`.",
    readBy: everywhere,
  },
  "ENGINE_<NAME>_URL": {
    format: address,
    does: `The URL of any server that speaks OpenAI's API, ${nameOfServer}. Most end in \`/v1\`.`,
    readBy: everywhere,
  },
} as const satisfies Readonly<Record<string, Setting>>;

const givenAddress = (does: string) => ({ format: text("an address"), does, readBy: ["functions"] }) as const;

/** What only `npm start` reads, or what it passes on to functions. */
const machineSettings = {
  PORT: {
    format: wholeNumber(0, 65_535),
    default: "3000",
    does: "The port of the product. 0 takes any free one.",
    readBy: ["npm start"],
  },
  HOST: {
    format: text("an address of this machine"),
    does: "The address that the product listens on. Without it only this machine is served; see `docs/self-host.md`.",
    readBy: ["npm start"],
  },
  PUBLIC_URL: {
    format: address,
    does: "The address that people open, where the product is shared.",
    readBy: ["npm start"],
  },
  ADMIN_EMAIL: {
    format: emailAddress,
    does: "The administrator, where the product is shared.",
    readBy: ["npm start"],
  },
  ADMIN_PASSWORD: {
    format: password,
    does: "The administrator's password. A new value replaces it at the next start.",
    readBy: ["npm start"],
  },
  SIGN_UP: {
    format: oneOf("invitation", "open"),
    default: "invitation",
    does: "Who gets an account where the product is shared: people whom `npm run invite` names, or everybody.",
    readBy: ["npm start"],
  },
  DATA_DIR: {
    format: text("a folder"),
    default: ".local",
    does: "The folder of all state. `npm start -- --fresh` empties it first.",
    readBy: ["npm start"],
  },
  LOCAL_RECEIVERS: {
    format: text("host names with commas between them"),
    does: "Hosts that webhooks and blog posts may reach besides public addresses.",
    readBy: ["functions", "npm start"],
  },
  FFMPEG_PATH: {
    format: text("the path of a program"),
    does: "The ffmpeg that is used instead of the one that npm installs.",
    readBy: ["functions", "npm start"],
  },
  STRIPE_API_BASE: {
    format: text("`host:port`, or an address"),
    does: "The address of Stripe's API, if not Stripe's own.",
    readBy: ["functions"],
  },
  YOUTUBE_API_BASE: {
    ...givenAddress("The address of Google's OAuth and of YouTube's API, if not Google's own."),
    readBy: ["functions", "npm start"],
  },
  SITE_PAGE_URL: givenAddress("Where the watch function reads the site's page, if not at SITE_URL."),
  FILM_QUEUE_URL: givenAddress(
    "Where the host says which place a waiting film has. Without it films wait for their owner's films only.",
  ),
  UPLOADS_ADDRESS: givenAddress("The URL that browsers upload to, if not the bucket's own."),
} as const satisfies Readonly<Record<string, Setting>>;

const secretText = text("any text");

/** What is in Secrets Manager. Functions read it there when they need it; templates hold references at most. */
const secretSettings = {
  MEDIA_SIGN_WITH: {
    format: secretText,
    does: "The number of the key that signs links to files.",
    readBy: ["functions"],
    secret: { name: "media-signing", field: "signWith" },
  },
  "MEDIA_PRIVATE_KEY_<NUMBER>": {
    format: secretText,
    does: "A private key (PEM) for links to files. There are two, so that one can be replaced.",
    readBy: ["functions"],
    secret: { name: "media-signing", field: "privateKey<number>" },
  },
  "MEDIA_PUBLIC_KEY_<NUMBER>": {
    format: secretText,
    does: "The public key (PEM) that CloudFront checks those links with.",
    readBy: ["infra"],
    secret: { name: "media-signing", field: "publicKey<number>" },
  },
  CURSOR_SECRET: {
    format: secretText,
    does: "Signs the cursors of lists and the unsubscribe links of mails: 32 random bytes.",
    readBy: ["functions"],
    secret: { name: "cursors", field: "cursorSecret" },
  },
  EDGE_SECRET: {
    format: secretText,
    does: "Proves to functions that a call came through CloudFront.",
    readBy: ["infra", "functions"],
    secret: { name: "edge", field: "edgeSecret" },
  },
  CONTENT_CERTIFICATES: {
    format: secretText,
    does: "The certificates (PEM) of the key that signs films and pictures, from the key's own to the authority's. Without them readers call the signer unknown.",
    readBy: ["functions"],
    secret: { name: "content-credentials", field: "certificates" },
  },
  STRIPE_SECRET_KEY: {
    format: secretText,
    does: "The secret key of the Stripe account.",
    readBy: ["functions"],
    secret: { name: "stripe", field: "stripeSecretKey" },
  },
  STRIPE_WEBHOOK_SECRET: {
    format: secretText,
    does: "The secret that Stripe signs its webhooks with.",
    readBy: ["functions"],
    secret: { name: "stripe", field: "stripeWebhookSecret" },
  },
  YOUTUBE_CLIENT_SECRET: {
    format: secretText,
    does: "The secret of the OAuth client `YOUTUBE_CLIENT_ID`.",
    readBy: ["functions", "npm start"],
    secret: { name: "youtube", field: "clientSecret" },
  },
  GEMINI_API_KEY: {
    format: secretText,
    does: "The API key of Gemini. Only needed if Gemini is chosen. With `npm start` it is enough to choose Gemini.",
    readBy: ["functions", "npm start"],
    secret: { name: "gemini", field: "apiKey" },
  },
  OPENAI_API_KEY: {
    format: secretText,
    does: "The API key of OpenAI. Only needed if OpenAI is chosen.",
    readBy: ["functions", "npm start"],
    secret: { name: "openai", field: "apiKey" },
  },
  "ENGINE_<NAME>_KEY": {
    format: secretText,
    does: `The API key of any server that speaks OpenAI's API, ${nameOfServer}. Not needed if it asks for none.`,
    readBy: ["functions", "npm start"],
    secret: { name: "engine-<name>", field: "apiKey" },
  },
} as const satisfies Readonly<Record<string, Setting>>;

/** Every setting and secret of the product. The tables in docs/local.md and docs/deploy.md are generated from it. */
export const settings = {
  ...operatorSettings,
  ...engineSettings,
  ...machineSettings,
  ...stackSettings,
  ...secretSettings,
} as const;

export type SettingName = keyof typeof settings;
export type SecretName = keyof typeof secretSettings;

/** The same rows where only their common shape matters. */
export const settingRows: Readonly<Record<string, Setting>> = { ...settings };

/** The row of a setting's name: "ENGINE_OLLAMA_URL" has that of "ENGINE_<NAME>_URL". */
export const settingRow = (name: string): Setting | undefined =>
  settingRows[name] ?? settingRows[name.replace(/^ENGINE_[A-Z][A-Z0-9_]*_(URL|KEY)$/, "ENGINE_<NAME>_$1")];

/** Where the key of an engine is, by the name of its setting: that of "ENGINE_GROQ_KEY" is in the secret `engine-groq`. */
export const engineSecret = (settingName: string): SecretPlace | undefined => {
  const { secret } = settingRow(settingName) ?? {};
  const engine = /^ENGINE_(\w+)_KEY$/.exec(settingName)?.[1]?.toLowerCase().replaceAll("_", "-") ?? "";
  return secret && { ...secret, name: secret.name.replace("<name>", engine) };
};
