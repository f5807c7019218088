import { AnimationAgent } from "../agent.ts";

/** A mistake of the person at the command line: the message says what to do. */
export class UsageError extends Error {}

const settings = {
  ANIMATION_AGENT_URL: "the URL of the site, for example https://films.example.com",
  ANIMATION_AGENT_KEY: "your API key, from the developer page",
  ANIMATION_AGENT_USER: "your user id, from the developer page",
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** Connects with the three settings of the environment. */
export const connect = (environment: Environment): AnimationAgent => {
  const missing = Object.entries(settings).filter(([name]) => !environment[name]);
  if (missing.length > 0)
    throw new UsageError(`Please set:\n${missing.map(([name, meaning]) => `  ${name}  ${meaning}`).join("\n")}`);
  const { ANIMATION_AGENT_URL = "", ANIMATION_AGENT_KEY = "", ANIMATION_AGENT_USER = "" } = environment;
  if (!URL.canParse(ANIMATION_AGENT_URL))
    throw new UsageError(
      `ANIMATION_AGENT_URL is "${ANIMATION_AGENT_URL}", but must be a URL like https://films.example.com`,
    );
  return new AnimationAgent({ url: ANIMATION_AGENT_URL, apiKey: ANIMATION_AGENT_KEY, userId: ANIMATION_AGENT_USER });
};

/** Films of a test key are free. */
export const isFree = ({ ANIMATION_AGENT_KEY = "" }: Environment): boolean =>
  ANIMATION_AGENT_KEY.startsWith("aa_test_");

/** The address of a page of the site. */
export const siteUrl = ({ ANIMATION_AGENT_URL = "" }: Environment, path: string): string =>
  `${ANIMATION_AGENT_URL.replace(/\/+$/, "")}${path}`;
