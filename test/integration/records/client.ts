import { routes } from "#functions/api/tasks/index.ts";
import { httpHandler } from "#functions/http/handler.ts";
import type { Route } from "#functions/http/route.ts";
import { fakePorts } from "#test/support/ports.ts";
import { context, request } from "#test/support/request.ts";
import { grant, type Records } from "./table.ts";

/** The tasks function on the table emulator. Its files, executions and ids are fakes. */
export const makeClient = (records: Records, { rateScale = 1_000 } = {}) => {
  const { artifacts, assistant, engineChecks, executions, settings } = fakePorts();
  const deps = {
    ...records,
    artifacts,
    assistant,
    wait: async () => {},
    engineChecks,
    executions,
    settings,
    rateScale,
    now: () => new Date(),
    newId: (kind: string) => `${kind}_${crypto.randomUUID()}`,
  };
  // These dependencies are all that the routes use.
  const handler = httpHandler(routes as unknown as readonly Route<typeof deps>[], () => deps);
  const create = async (userId: string, { key, ...taskData }: { key?: string; inputStory?: string } = {}) => {
    const headers = { "Content-Type": "application/json", ...(key !== undefined && { "Idempotency-Key": key }) };
    const body = {
      taskData: { storyType: "fairytale_story", inputStory: "A fox", voiceLanguage: "english", ...taskData },
    };
    const answer = await handler(request("POST", "/task", { body, headers, claims: { sub: userId } }), context);
    return {
      status: answer.statusCode,
      replayed: answer.headers?.["idempotent-replayed"],
      retryAfter: answer.headers?.["retry-after"],
      ...JSON.parse(answer.body),
    };
  };
  return { deps, create };
};

/** Creates a user with credits. Returns the user's id. */
export const makeUser = async (records: Records, credits: number): Promise<string> => {
  const userId = crypto.randomUUID();
  const profile = { userId, email: `${userId}@example.com`, createdAt: "2026-01-01T00:00:00.000Z" };
  await records.commit([{ kind: "insert-profile", profile }, grant(userId, credits)]);
  return userId;
};
