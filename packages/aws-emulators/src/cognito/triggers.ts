import { errors } from "./errors.ts";
import type { Pool, Triggers } from "./pool.ts";
import { attributesOf, type User } from "./user.ts";

type Trigger = (functionArn: string, event: unknown) => Promise<unknown>;
type Response = Readonly<Record<string, unknown>>;

/** Invokes a trigger function and returns its response; without a function, the given response. */
export type FireTrigger = (
  trigger: keyof Triggers,
  source: string,
  user: User,
  request?: Readonly<Record<string, unknown>>,
  response?: Response,
) => Promise<Response>;

export const createTriggers =
  (pool: Pool, call: Trigger): FireTrigger =>
  async (trigger, triggerSource, user, request = {}, response = {}) => {
    const functionArn = pool.triggers[trigger];
    if (!functionArn) return response;
    const event = {
      version: "1",
      region: pool.region,
      userPoolId: pool.id,
      userName: user.username,
      callerContext: { awsSdkVersion: "aws-sdk-unknown-unknown", clientId: pool.clientId },
      triggerSource,
      request: { userAttributes: { ...attributesOf(user), "cognito:user_status": user.status }, ...request },
      response,
    };
    const answer = await call(functionArn, event).catch((error: Error) => {
      throw errors.triggerFailed(trigger, error);
    });
    return responseIn(answer) ?? response;
  };

const responseIn = (answer: unknown): Response | undefined =>
  typeof answer === "object" && answer !== null && "response" in answer && typeof answer.response === "object"
    ? { ...answer.response }
    : undefined;
