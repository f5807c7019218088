import { describe, expect, it, vi } from "vitest";
import type { LanguageId } from "#contract/catalogue/languages.ts";
import { routes } from "#functions/api/account/index.ts";
import type { Identity } from "#functions/core/account/ports.ts";
import { httpHandler } from "#functions/http/handler.ts";
import type { Route } from "#functions/http/route.ts";
import { makeAsset } from "#test/support/assets.ts";
import { fakeDeliveryPorts } from "#test/support/deliveries.ts";
import { type Given, ofKind } from "#test/support/ports.ts";
import { context, request } from "#test/support/request.ts";
import { makeTask } from "#test/support/task.ts";

const ada: Identity = { userId: "ada", email: "ada@example.com", isVerified: true };

/** The account function over a world in memory; a story reads as many seconds as it has letters, and an outline is its idea. */
const makeClient = ({ identity = ada, ...given }: Given & { identity?: Identity | undefined } = {}) => {
  const deps = {
    ...fakeDeliveryPorts(given),
    youTube: { revoke: vi.fn(async () => {}) },
    identities: {
      of: vi.fn(async (token: string) => (token === "token of ada" ? identity : undefined)),
      remove: vi.fn(async () => {}),
    },
    personalData: { erase: vi.fn(async () => {}) },
    payments: { newest: vi.fn(async () => []) },
    estimateSpeechSeconds: (text: string) => text.length,
    readOutline: async (idea: string, language: string) => ({ place: `${idea} in ${language}` }),
    detectLanguage: async (text: string, language: LanguageId) => (text.startsWith("Ein") ? "german" : language),
  };
  // The routes ask only for what is here.
  const handler = httpHandler(routes as unknown as readonly Route<typeof deps>[], () => deps);
  const call = async (...[method, path, options]: Parameters<typeof request>) => {
    const [, userId] = /^\/user\/([^/]+)/.exec(path) ?? [];
    const { statusCode, body } = await handler(
      request(method, path, { ...(userId && { params: { userId } }), ...options }),
      context,
    );
    return { status: statusCode, ...JSON.parse(body) };
  };
  return { deps, call };
};

describe("GET /api/user/{userId}/credits", () => {
  it("shows available, held and recently spent credits, and the start of the period", async () => {
    const { call, deps } = makeClient({ available: 40 });
    const { createdAt } = (await deps.users.find("ada")) ?? {};

    expect(await call("GET", "/user/ada/credits")).toMatchObject({
      status: 200,
      data: { balance: 40, held: 0, total_earned: 40, total_spent: 0, spent_last_30_days: 0, member_since: createdAt },
    });
  });
});

describe("GET /api/user/{userId}/ledger", () => {
  it("accepts a limit from 1 to 100 and only its own cursors", async () => {
    const { call, deps } = makeClient();

    expect(await call("GET", "/user/ada/ledger", { query: { limit: "100" } })).toMatchObject({ status: 200 });
    const refused: Record<string, string>[] = [
      { limit: "0" },
      { limit: "101" },
      { limit: "many" },
      { cursor: "forged.seal" },
    ];
    for (const query of refused)
      expect(await call("GET", "/user/ada/ledger", { query })).toMatchObject({ status: 400, code: "invalid_request" });
    const cursor = await deps.cursors.seal("bob", "ledger", "2026");
    expect(await call("GET", "/user/ada/ledger", { query: { cursor } })).toMatchObject({ status: 400 });
  });
});

describe("POST /api/quote", () => {
  it("returns the price, its parts and the remaining balance", async () => {
    const { call, deps } = makeClient({ available: 60 });

    expect(await call("POST", "/quote", { body: { videoDuration: 10 } })).toMatchObject({
      status: 200,
      data: {
        credits: 50,
        scenes: 25,
        minutes: 10,
        parts: { story: 5, voices: 10, pictures: 30, film: 5 },
        balance: 60,
        balance_after: 10,
        missing: 0,
      },
    });
    expect(deps.committed).toEqual([]);
  });

  it("reads the outline of a prompt, and of no full story", async () => {
    const { call } = makeClient();
    const ask = (body: object) => call("POST", "/quote", { body });

    expect(await ask({ inputStory: "A fox", voiceLanguage: "german" })).toMatchObject({
      data: { outline: { place: "A fox in german" } },
    });
    expect((await ask({ inputStory: "A fox", fullStory: "The fox slept." })).data.outline).toBeUndefined();
    expect((await ask({})).data.outline).toBeUndefined();
  });

  it("says in which language the text is, where the film has another one", async () => {
    const { call } = makeClient();
    const ask = async (body: object) => (await call("POST", "/quote", { body })).data.text_language;

    expect(await ask({ inputStory: "Ein Fuchs baut ein Boot" })).toBe("german");
    expect(await ask({ inputStory: "A fox", fullStory: "Ein Fuchs baut ein Boot" })).toBe("german");
    expect(await ask({ inputStory: "Ein Fuchs baut ein Boot", voiceLanguage: "german" })).toBeUndefined();
    expect(await ask({ inputStory: "A fox builds a boat" })).toBeUndefined();
  });

  it("returns the missing credits", async () => {
    const { call } = makeClient({ available: 4 });

    expect(await call("POST", "/quote", { body: {} })).toMatchObject({
      data: { credits: 10, balance: 4, balance_after: 0, missing: 6 },
    });
  });

  it.each([
    [
      2_440,
      3,
      "Reads in about 41 minutes. It is too long for 3 minutes and will be abridged. 40 minutes would fit best.",
      false,
      40,
    ],
    [2_440, 40, "Reads in about 41 minutes. It will be narrated word for word.", true, 40],
    [
      60,
      3,
      "Reads in about 1 minute. It is short for 3 minutes: the film may be shorter, and the difference is refunded.",
      false,
      3,
    ],
    [
      170,
      10,
      "Reads in about 3 minutes. It is short for 10 minutes: the film may be shorter, and the difference is refunded. 3 minutes would fit best.",
      false,
      3,
    ],
  ])(
    "says how a story of %i seconds fits %i minutes: %s",
    async (letters, videoDuration, text, word_for_word, fitting) => {
      const { call } = makeClient();

      const { data } = await call("POST", "/quote", { body: { videoDuration, fullStory: "a".repeat(letters) } });

      expect(data.reading).toMatchObject({ seconds: letters, text, word_for_word, fitting_minutes: fitting });
    },
  );

  it("refuses a length that is not sold", async () => {
    const { call } = makeClient();

    expect(await call("POST", "/quote", { body: { videoDuration: 7 } })).toMatchObject({
      status: 400,
      error: 'Unknown video length "7". It must be one of 3, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60 minutes.',
    });
  });
});

describe("POST /api/initialize-user-credits", () => {
  const signedIn = { "Content-Type": "application/json", Authorization: "Bearer token of ada" };
  const initialize = (
    client: ReturnType<typeof makeClient>,
    body: object = { userId: "ada", userEmail: "forged@example.com" },
  ) => client.call("POST", "/initialize-user-credits", { body, headers: signedIn });

  it("welcomes a verified user whose welcome failed, with the user pool's e-mail address", async () => {
    const client = makeClient({ available: 0 });
    client.deps.users.find.mockResolvedValue(undefined);

    expect(await initialize(client)).toMatchObject({ status: 200, success: true, data: { balance: 10 } });
    expect(ofKind(client.deps.committed, "insert-profile")).toMatchObject([{ profile: { email: "ada@example.com" } }]);
  });

  it("changes nothing for a user who has an account", async () => {
    const client = makeClient({ available: 7 });

    expect(await initialize(client, {})).toMatchObject({ status: 200, data: { balance: 7 } });
    expect(client.deps.committed).toEqual([]);
  });

  it("takes over a new e-mail address, once it is verified", async () => {
    const identity = { ...ada, email: "ada@new.example" };
    const client = makeClient({ available: 7, identity });

    expect(await initialize(client, {})).toMatchObject({ status: 200, data: { balance: 7 } });
    expect(client.deps.committed).toMatchObject([
      { kind: "set-email", userId: "ada", email: "ada@new.example", from: "ada@example.com" },
      { kind: "emit", event: { type: "account.email_changed", detail: { userId: "ada" } } },
    ]);

    const unverified = makeClient({ identity: { ...identity, isVerified: false } });
    await initialize(unverified, {});
    expect(unverified.deps.committed).toEqual([]);
  });

  it.each([
    ["whose address is not verified", { ...ada, isVerified: false }, 403],
    ["whose token is another's", { ...ada, userId: "bob" }, 401],
  ])("refuses a user %s", async (_, identity, status) => {
    const client = makeClient({ identity });
    client.deps.users.find.mockResolvedValue(undefined);

    expect(await initialize(client)).toMatchObject({ status });
    expect(client.deps.committed).toEqual([]);
  });

  it("refuses to welcome another user", async () => {
    const client = makeClient();

    expect(await initialize(client, { userId: "bob" })).toMatchObject({ status: 403 });
  });
});

describe("POST /api/user/{userId}/create-folders", () => {
  it("returns the folders of uploads", async () => {
    const { call, deps } = makeClient();

    expect(await call("POST", "/user/ada/create-folders")).toMatchObject({
      status: 200,
      folders: ["characters", "audio", "watermark", "image", "narration"],
      message: expect.any(String),
    });
    expect(deps.committed).toEqual([]);
  });
});

it.each([
  ["GET", "/user/ada/credits"],
  ["GET", "/user/ada/ledger"],
  ["POST", "/user/ada/create-folders"],
])("%s %s is forbidden for another user", async (method, path) => {
  const { call } = makeClient();

  expect(await call(method, path, { claims: { sub: "bob" } })).toMatchObject({ status: 403, code: "forbidden" });
  expect(await call(method, path, { claims: null })).toMatchObject({
    status: 401,
    code: "unauthenticated",
    error: expect.stringMatching(/sign in on the site, or send an API key in the header Authorization/),
  });
});

describe("DELETE /api/user/{userId}", () => {
  const headers = { authorization: "Bearer token of ada" };
  const asset = makeAsset({ userId: "ada" });

  it("ends and deletes the films, then the files, the records and at last the user", async () => {
    const running = makeTask({ user_id: "ada", process_status: "in_progress", credit_cost: 10 });
    const { call, deps } = makeClient({ tasks: [running], assets: [asset], available: 40 });
    await deps.artifacts.put("tasks/ada/web_1/story.json", "{}");
    const at = "2026-01-01T00:00:00.000Z";
    const channel = { id: "UC1", title: "Films", token: "sealed(ada,youtube)1//refresh", connected_at: at };
    await deps.commit([{ kind: "put-channel", record: { user_id: "ada", rev: 1, channel }, from: undefined }]);

    expect(await call("DELETE", "/user/ada", { headers })).toMatchObject({ status: 200, data: { done: true } });

    expect(ofKind(deps.committed, "delete-task")).toHaveLength(1);
    expect(ofKind(deps.committed, "delete-asset")).toHaveLength(1);
    expect(deps.executions.stop).toHaveBeenCalled();
    expect(deps.youTube.revoke).toHaveBeenCalledWith("1//refresh");
    expect(await deps.channels.find("ada")).toBeUndefined();
    expect([...deps.artifacts.files.keys()]).toEqual([]);
    expect(deps.account).toMatchObject({ available: 0, held: 0 });
    expect(deps.personalData.erase).toHaveBeenCalledWith("ada");
    expect(deps.identities.remove).toHaveBeenCalledWith("token of ada");
  });

  it("says that more films are left instead of running into the timeout, and keeps the user until then", async () => {
    const films = Array.from({ length: 20 }, (_, n) =>
      makeTask({ user_id: "ada", task_id: `web_${n}`, process_status: "completed" }),
    );
    const { call, deps } = makeClient({ tasks: films });

    expect(await call("DELETE", "/user/ada", { headers })).toMatchObject({ data: { done: false } });
    expect(deps.identities.remove).not.toHaveBeenCalled();
    expect(await call("DELETE", "/user/ada", { headers })).toMatchObject({ data: { done: true } });
    expect(ofKind(deps.committed, "delete-task")).toHaveLength(20);
  });

  it("refuses another user, and a token that the user pool does not know", async () => {
    const { call, deps } = makeClient();

    expect(await call("DELETE", "/user/bob", { headers })).toMatchObject({ status: 403 });
    expect(await call("DELETE", "/user/ada")).toMatchObject({ status: 401 });
    expect(deps.committed).toEqual([]);
    expect(deps.personalData.erase).not.toHaveBeenCalled();
  });
});

describe("GET /api/user/{userId}/export", () => {
  it("returns the account, its files and its films", async () => {
    const task = makeTask({ user_id: "ada", process_status: "completed" });
    const { call } = makeClient({ tasks: [task], available: 40 });

    expect(await call("GET", "/user/ada/export")).toMatchObject({
      status: 200,
      data: {
        account: { user_id: "ada", email: "ada@example.com", credits: { available: 40 }, ledger: [], payments: [] },
        films: [{ task_id: "web_1" }],
      },
    });
  });

  it("has the stories of the films, as they were given and as they are told", async () => {
    const keys = { full_story_key: "tasks/ada/web_1/full-story.txt", story_key: "tasks/ada/web_1/story.json" };
    const { call, deps } = makeClient({ tasks: [makeTask({ user_id: "ada", process_status: "completed", ...keys })] });
    const story = { title: "The owl", text: "The owl sang.", cast: [], wordForWord: false };
    await deps.artifacts.put(keys.full_story_key, "The owl sang to the moon.");
    await deps.artifacts.put(keys.story_key, JSON.stringify(story));

    expect((await call("GET", "/user/ada/export")).data.films).toMatchObject([
      { given_full_story: "The owl sang to the moon.", full_story_text: "The owl sang." },
    ]);
  });

  it("names the YouTube channel, and not the access to it", async () => {
    const { call, deps } = makeClient();
    const channel = { id: "UC1", title: "Ada's films", token: "sealed", connected_at: "2026-11-01T00:00:00.000Z" };
    const record = { user_id: "ada", rev: 1, channel };
    await deps.commit([{ kind: "put-channel", record, from: undefined }]);

    const { youtube_channel } = (await call("GET", "/user/ada/export")).data.account;

    expect(youtube_channel).toMatchObject({ id: "UC1", title: "Ada's films" });
    expect(JSON.stringify(youtube_channel)).not.toContain("sealed");
  });

  it("refuses another user", async () => {
    const { call } = makeClient();

    expect(await call("GET", "/user/bob/export")).toMatchObject({ status: 403 });
  });
});

describe("the language of a user", () => {
  it("is set and shown", async () => {
    const { call } = makeClient();

    expect(await call("GET", "/user/ada/language")).toEqual({ status: 200, success: true, data: {} });
    const saved = await call("POST", "/user/ada/language", { body: { language: "de" } });
    expect(saved).toEqual({ status: 200, success: true, data: { language: "de" } });
    expect((await call("GET", "/user/ada/language")).data).toEqual({ language: "de" });
    expect((await call("GET", "/user/ada/credits")).data).toMatchObject({ language: "de" });
    expect((await call("GET", "/user/ada/export", { query: { page: "0" } })).data.account).toMatchObject(saved.data);
  });

  it("is refused if the site does not have it, and to other users", async () => {
    const { call, deps } = makeClient();

    for (const language of ["tlh", "de-AT", "", undefined])
      expect(await call("POST", "/user/ada/language", { body: { language } })).toMatchObject({ status: 400 });
    expect(await call("POST", "/user/bob/language", { body: { language: "de" } })).toMatchObject({ status: 403 });
    expect(await call("GET", "/user/bob/language")).toMatchObject({ status: 403 });
    expect(deps.committed).toEqual([]);
  });

  it("of a deleted account is not found", async () => {
    const { call, deps } = makeClient();
    deps.users.find.mockResolvedValue(undefined);

    expect(await call("GET", "/user/ada/language")).toMatchObject({ status: 404 });
  });
});

describe("the pronunciations of an account", () => {
  const spoken = { word: "Siobhan", say: "shi vawn" };

  it("are saved as a list with one entry for each word", async () => {
    const { call } = makeClient();
    const body = { pronunciations: [spoken, { word: " Li ", say: "lee" }, { word: "SIOBHAN", say: "see oh ban" }] };

    expect(await call("GET", "/user/ada/pronunciations")).toMatchObject({ status: 200, data: { pronunciations: [] } });
    const saved = await call("POST", "/user/ada/pronunciations", { body });
    expect(saved).toMatchObject({ status: 200, data: { pronunciations: [spoken, { word: "Li", say: "lee" }] } });
    expect((await call("GET", "/user/ada/pronunciations")).data).toEqual(saved.data);
    expect((await call("GET", "/user/ada/export", { query: { page: "0" } })).data.account).toMatchObject(saved.data);
  });

  it("are refused beyond 50 words, or without a spelling", async () => {
    const { call, deps } = makeClient();
    const many = Array.from({ length: 51 }, (_, nth) => ({ word: `w${nth}`, say: "s" }));

    for (const pronunciations of [many, [{ word: "Li", say: " " }]])
      expect(await call("POST", "/user/ada/pronunciations", { body: { pronunciations } })).toMatchObject({
        status: 400,
        code: "invalid_request",
      });
    expect(deps.committed).toEqual([]);
  });
});
