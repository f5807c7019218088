import { describe, expect, it } from "vitest";
import { defaultVoice } from "#contract/catalogue/voices.ts";
import { maxPresets } from "#contract/schema/preset.ts";
import { routes as developerRoutes } from "#functions/api/developers/index.ts";
import { routes as taskRoutes } from "#functions/api/tasks/index.ts";
import { httpHandler } from "#functions/http/handler.ts";
import type { Route } from "#functions/http/route.ts";
import { makeAsset } from "#test/support/assets.ts";
import { fakePorts } from "#test/support/ports.ts";
import { context, request } from "#test/support/request.ts";

type Sent = NonNullable<Parameters<typeof request>[2]>;

const makeClient = () => {
  const deps = fakePorts({ assets: [makeAsset({ id: "asset_1", assetType: "audio", fileName: "song.mp3" })] });
  // The routes ask only for what fakePorts has.
  const all = [...taskRoutes, ...developerRoutes] as unknown as readonly Route<typeof deps>[];
  const call = async (method: string, path: string, sent: Sent = {}) => {
    const [, userId = "", presetId] = /^\/(?:user|webhook\/incoming)\/([^/]+)(?:\/presets\/([^/]+))?/.exec(path) ?? [];
    const params = { userId, ...(presetId && { presetId }) };
    const event = request(method, path, { params, ...sent });
    // As our own authorizer tells a function of a key.
    if (path.startsWith("/webhook"))
      event.requestContext.authorizer = {
        principalId: userId,
        userId,
        keyId: "key_1",
        mode: "live",
        scopes: "tasks:write",
      };
    const { statusCode, body } = await httpHandler(all, () => deps)(event, context);
    return { status: statusCode, ...JSON.parse(body) };
  };
  const save = (name: string, settings: object, sent: Sent = {}) =>
    call("POST", "/user/ada/presets", { body: { name, settings }, ...sent });
  const order = async (given: object) => {
    const { data, ...reply } = await call("POST", "/webhook/incoming/ada", {
      body: { input_story: "A fox learns to sail", ...given },
    });
    return { reply, task: data && deps.task(data.task_id) };
  };
  return { deps, call, save, order };
};

const german = {
  voiceLanguage: "german",
  illustrationStyle: "Watercolor",
  enableSubtitle: true,
  music: "sad",
} as const;

describe("presets", () => {
  it("are saved, listed by name, changed and deleted", async () => {
    const { call, save } = makeClient();
    const tales = await save("  Tales ", german);
    await save("Bedtime", { musicVolume: "quiet" });
    expect(tales).toMatchObject({ status: 201, data: { name: "Tales", settings: german } });
    expect(tales.data).not.toHaveProperty("user_id");

    const path = `/user/ada/presets/${tales.data.preset_id}`;
    const changed = await call("POST", path, { body: { name: "Old tales", settings: { music: "none" } } });

    expect(changed.data).toMatchObject({ preset_id: tales.data.preset_id, name: "Old tales" });
    expect(changed.data.settings).toEqual({ music: "none" });
    const names = async () =>
      (await call("GET", "/user/ada/presets")).data.presets.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(["Bedtime", "Old tales"]);

    expect(await call("DELETE", path)).toMatchObject({ status: 200, data: { name: "Old tales" } });
    expect(await names()).toEqual(["Bedtime"]);
    expect(await call("DELETE", path)).toMatchObject({ status: 404 });
    expect(await call("POST", path, { body: { name: "Old tales", settings: {} } })).toMatchObject({ status: 404 });
  });

  it("are saved once for each idempotency key", async () => {
    const { call, save } = makeClient();
    const sent = {
      headers: { "content-type": "application/json", "idempotency-key": "5a0b3c1e-9c1d-4a51-9d6a-0d6b7c1f2e11" },
    };

    const [first, again] = [await save("Tales", german, sent), await save("Tales", german, sent)];

    expect(again.data).toEqual(first.data);
    expect((await call("GET", "/user/ada/presets")).data.presets).toHaveLength(1);
  });

  it("keep no story, and nothing that an order does not know", async () => {
    const { save } = makeClient();

    const { data } = await save("Tales", {
      ...german,
      inputStory: "A fox",
      codeName: "fox",
      outline: {},
      colour: "red",
    });

    expect(data.settings).toEqual(german);
  });

  it.each([
    [{ name: " ", settings: {} }, "Please enter a name for the preset."],
    [{ name: "x".repeat(61), settings: {} }, "The name of a preset can have up to 60 characters."],
    [
      { name: "Tales", settings: { narratorVoiceId: "no-such-voice", voiceLanguage: "german" } },
      "A preset with a voice needs the language that the voice speaks.",
    ],
    [
      { name: "Tales", settings: { illustrationStyle: "Others" } },
      "Please enter your custom illustration style or select a predefined style!",
    ],
  ])("are refused with a reason: %o", async (body, message) => {
    const { call, deps } = makeClient();

    const reply = await call("POST", "/user/ada/presets", { body });

    expect(reply).toMatchObject({ status: 400, code: "invalid_request" });
    expect(reply.error).toContain(message);
    expect(deps.committed).toEqual([]);
  });

  it(`are at most ${maxPresets} a user`, async () => {
    const { save } = makeClient();
    for (let n = 1; n <= maxPresets; n++) await save(`Preset ${n}`, {});

    expect(await save("One more", {})).toMatchObject({ status: 409, code: "conflict" });
  });

  it("belong to their owner", async () => {
    const { call, save } = makeClient();
    const { data } = await save("Tales", german);
    const bob = { claims: { sub: "bob" } };
    const path = `/user/ada/presets/${data.preset_id}`;

    expect(await call("GET", "/user/ada/presets", bob)).toMatchObject({ status: 403 });
    expect(await call("DELETE", path, bob)).toMatchObject({ status: 403 });
    expect(await call("DELETE", path.replace("ada", "bob"), bob)).toMatchObject({ status: 404 });
    expect(
      await call("POST", "/webhook/incoming/bob", {
        ...bob,
        body: { input_story: "A fox", preset_id: data.preset_id },
      }),
    ).toMatchObject({ status: 404 });
  });
});

describe("an order that names a preset", () => {
  it("takes from it what it leaves out", async () => {
    const { save, order } = makeClient();
    const { data } = await save("Tales", german);

    const { task } = await order({ preset_id: data.preset_id, music: "happy" });

    expect(task).toMatchObject({
      voice_language: "german",
      image_illustration_style: "Watercolor",
      enable_subtitle: true,
      music: "happy",
      input_story: "A fox learns to sail",
    });
  });

  it("speaks its own language with that language's voice", async () => {
    const { save, order } = makeClient();
    const { data } = await save("Tales", { voiceLanguage: "german", narratorVoiceId: defaultVoice("german").id });

    const { task: german } = await order({ preset_id: data.preset_id });
    const { task: english } = await order({ preset_id: data.preset_id, voice_language: "english" });

    expect(german).toMatchObject({ voice_language: "german", voice_id: defaultVoice("german").id });
    expect(english).toMatchObject({ voice_language: "english", voice_id: defaultVoice("english").id });
  });

  it("is refused where the preset is gone", async () => {
    const { order, deps } = makeClient();

    const { reply } = await order({ preset_id: "preset_9" });

    expect(reply).toMatchObject({ status: 404, error: "Preset not found: preset_9" });
    expect(deps.committed).toEqual([]);
  });
});
