import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { randomText } from "#functions/connect/random-text.ts";
import { acceptKey } from "#functions/core/developer/accept-key.ts";
import { generateKey } from "#functions/core/developer/generate-key.ts";
import { revokeKey } from "#functions/core/developer/revoke-key.ts";
import { showKeys } from "#functions/core/developer/show-keys.ts";
import { makeTask } from "#test/support/task.ts";
import { makeRecords, ordered, type Records } from "./table.ts";

let records: Records;
let made = 0;
const clock = { now: new Date("2026-01-01T00:00:00.000Z") };
const makeDeps = () => ({
  ...records,
  ...randomText(),
  now: () => clock.now,
  newId: (kind: string) => `${kind}_${++made}`,
});
const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};
const order = (given: object = {}) => ({
  mode: "live" as const,
  scopes: ["tasks:read" as const, "tasks:write" as const],
  overlap_hours: 0,
  ...given,
});

beforeAll(async () => {
  records = await makeRecords();
});
afterAll(() => records.stop());

describe("a new key", () => {
  it("is accepted with its scopes and mode, and only its hash is stored", async () => {
    const { text, record } = await generateKey(makeDeps(), "ada", order({ scopes: ["tasks:read"] }));

    expect(await acceptKey(makeDeps(), text)).toMatchObject({
      userId: "ada",
      keyId: record.id,
      mode: "live",
      scopes: ["tasks:read"],
    });
    const { Items } = await records.table.client.send(new ScanCommand({ TableName: records.table.name }));
    expect(JSON.stringify(Items)).not.toContain(text);
    expect(JSON.stringify(Items)).not.toContain(text.slice(8, -4));
  });

  it("ends the previous key of its mode at once, but not the key of the other mode", async () => {
    const [first, test] = [
      await generateKey(makeDeps(), "bob", order()),
      await generateKey(makeDeps(), "bob", order({ mode: "test" })),
    ];

    const second = await generateKey(makeDeps(), "bob", order());

    expect(await acceptKey(makeDeps(), first.text)).toBeUndefined();
    expect(await acceptKey(makeDeps(), second.text)).toMatchObject({ keyId: second.record.id });
    expect(await acceptKey(makeDeps(), test.text)).toMatchObject({ mode: "test" });
    expect((await showKeys(makeDeps(), "bob")).current).toMatchObject({ id: second.record.id, status: "active" });
  });

  it("leaves the previous key valid for some hours if its owner asks for that", async () => {
    const first = await generateKey(makeDeps(), "cleo", order());
    await generateKey(makeDeps(), "cleo", order({ overlap_hours: 2 }));

    const soon = await acceptKey(makeDeps(), first.text);
    later(2 * 3600);

    expect(soon).toMatchObject({ keyId: first.record.id });
    expect(await acceptKey(makeDeps(), first.text)).toBeUndefined();
  });

  it("is one key, even for simultaneous requests", async () => {
    const keys = await Promise.allSettled([1, 2, 3].map(() => generateKey(makeDeps(), "dora", order())));

    const texts = keys.flatMap((each) => (each.status === "fulfilled" ? [each.value.text] : []));
    const accepted = await Promise.all(texts.map((text) => acceptKey(makeDeps(), text)));
    const { keys: shown } = await showKeys(makeDeps(), "dora");
    expect(accepted.filter(Boolean)).toHaveLength(1);
    expect(shown.filter(({ status }) => status === "active")).toHaveLength(1);
  });
});

describe("a revoked key", () => {
  it("is refused at the next call and listed as revoked", async () => {
    const { text, record } = await generateKey(makeDeps(), "eve", order());
    await acceptKey(makeDeps(), text);

    const revoked = await revokeKey(makeDeps(), "eve", record.id);

    expect(revoked.status).toBe("revoked");
    expect(await acceptKey(makeDeps(), text)).toBeUndefined();
    expect(await showKeys(makeDeps(), "eve")).toMatchObject({ current: undefined, keys: [{ status: "revoked" }] });
    await expect(revokeKey(makeDeps(), "eve", record.id)).rejects.toMatchObject({ code: "conflict" });
  });

  it("can be revoked only by its owner", async () => {
    const { text, record } = await generateKey(makeDeps(), "fay", order());

    await expect(revokeKey(makeDeps(), "eve", record.id)).rejects.toMatchObject({ code: "not_found" });
    expect(await acceptKey(makeDeps(), text)).toBeDefined();
  });

  it("can still be ended if it was valid for some more hours", async () => {
    const first = await generateKey(makeDeps(), "gus", order());
    await generateKey(makeDeps(), "gus", order({ overlap_hours: 24 }));

    await revokeKey(makeDeps(), "gus", first.record.id);

    expect(await acceptKey(makeDeps(), first.text)).toBeUndefined();
  });
});

it("the last use of a key is stored once a minute at most", async () => {
  const { text } = await generateKey(makeDeps(), "hal", order());
  const used = async () => (await showKeys(makeDeps(), "hal")).current?.last_used_at;
  const start = clock.now.toISOString();

  const before = await used();
  await acceptKey(makeDeps(), text);
  later(59);
  await acceptKey(makeDeps(), text);
  const within = await used();
  later(1);
  await acceptKey(makeDeps(), text);

  expect([before, within, await used()]).toEqual([undefined, start, clock.now.toISOString()]);
});

it("test films are counted per day and refused beyond the limit", async () => {
  const count = (at: string) => records.commit([{ kind: "count-test", userId: "ivy", at, most: 2 }]);
  await count("2026-01-01T10:00:00.000Z");
  await count("2026-01-01T23:59:59.000Z");

  await expect(count("2026-01-01T23:59:59.999Z")).rejects.toMatchObject({ code: "too_many_requests" });
  await count("2026-01-02T00:00:00.000Z");
});

it("tasks of programs are listed newest first, without tasks of the site", async () => {
  const tasks = ["api_1767225600001_a", "web_1767225600002_b", "api_1767225600003_c"].map((task_id) =>
    makeTask({ task_id, user_id: "joe", credit_cost: 0 }),
  );
  for (const task of tasks) await records.commit(ordered(task).filter(({ kind }) => kind !== "move-credits"));

  const ids = async (limit: number) => (await records.tasks.byPrograms("joe", limit)).map(({ task_id }) => task_id);
  expect(await ids(10)).toEqual(["api_1767225600003_c", "api_1767225600001_a"]);
  expect(await ids(1)).toEqual(["api_1767225600003_c"]);
});
