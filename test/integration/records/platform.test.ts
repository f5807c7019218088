import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AlreadyDoneError } from "#functions/core/shared/errors.ts";
import type { KeyedRequest } from "#functions/core/shared/idempotency.ts";
import { makeRecords, type Records } from "./table.ts";

let records: Records;
beforeAll(async () => {
  records = await makeRecords();
});
afterAll(() => records.stop());

const atOnce = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));
const at = (time: string) => new Date(`2026-03-01T${time}Z`);

describe("rate counters", () => {
  const count = (who: string, minute: number, day: number | undefined, time: string) =>
    records.rates.take(who, "create", { minute, ...(day !== undefined && { day }) }, at(time));
  const take = async (...given: Parameters<typeof count>) => (await count(...given)).full;

  it("let exactly the limit of simultaneous calls through", async () => {
    const answers = await atOnce(50, () => take("ada", 30, undefined, "10:00:00"));

    expect(answers.filter((full) => full === undefined)).toHaveLength(30);
    expect(answers.filter((full) => full === "minute")).toHaveLength(20);
    expect(await take("ada", 30, undefined, "10:01:00")).toBeUndefined();
    expect(await take("bob", 30, undefined, "10:00:00")).toBeUndefined();
  });

  it("also count per day, without calls that the minute's limit refused", async () => {
    for (const [time, full] of [
      ["10:00:00", undefined],
      ["10:00:01", undefined],
      ["10:00:02", "minute"],
      ["10:00:59", "minute"],
      ["10:01:00", undefined],
      ["10:02:00", "day"],
      ["23:59:59", "day"],
    ] as const)
      expect([time, await take("cleo", 2, 3, time)]).toEqual([time, full]);
    expect(await records.rates.take("cleo", "create", { minute: 2, day: 3 }, new Date("2026-03-02T00:00:00Z"))).toEqual(
      { left: { minute: 1, day: 2 } },
    );
  });

  it("say how many calls are left", async () => {
    expect(await count("dora", 2, 3, "10:00:00")).toEqual({ left: { minute: 1, day: 2 } });
    expect(await count("dora", 2, 3, "10:00:01")).toEqual({ left: { minute: 0, day: 1 } });
    expect(await count("dora", 2, 3, "10:00:02")).toEqual({ full: "minute", left: { minute: 0, day: 1 } });
    expect(await count("dora", 2, undefined, "10:05:00")).toEqual({ left: { minute: 1 } });
  });
});

describe("an idempotency record", () => {
  const makeRequest = (given: Partial<KeyedRequest> = {}): KeyedRequest => ({
    userId: "ada",
    operation: "createTask",
    mark: crypto.randomUUID(),
    fingerprint: "f1",
    ...given,
  });
  const remember = (request: KeyedRequest, time = "10:00:00") =>
    records.commit([
      { kind: "insert-idempotency-record", request, made: { web: "web_1" }, at: at(time).toISOString() },
    ]);

  it("is found for a day", async () => {
    const request = makeRequest();
    await remember(request);
    await records.idempotency.keep(request, { status: 201, body: { name: "Füchslein 狐" } });

    expect(await records.idempotency.find(request, at("23:00:00"))).toEqual({
      fingerprint: "f1",
      made: { web: "web_1" },
      at: "2026-03-01T10:00:00.000Z",
      answer: { status: 201, body: { name: "Füchslein 狐" } },
    });
    expect(await records.idempotency.find(request, new Date("2026-03-02T10:00:00Z"))).toBeUndefined();
    expect(await records.idempotency.find({ ...request, userId: "bob" }, at("10:00:00"))).toBeUndefined();
  });

  it("is stored by one of many simultaneous commits, and replaced after a day", async () => {
    const request = makeRequest();

    const done = await Promise.allSettled(Array.from({ length: 10 }, () => remember(request)));

    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const each of done) if (each.status === "rejected") expect(each.reason).toBeInstanceOf(AlreadyDoneError);
    const tomorrow = "2026-03-02T10:00:00.000Z";
    await records.commit([{ kind: "insert-idempotency-record", request, made: {}, at: tomorrow }]);
    expect(await records.idempotency.find(request, new Date(tomorrow))).toMatchObject({ made: {}, answer: undefined });
  });

  it("omits an answer that is too large for an item", async () => {
    const [large, packs] = [makeRequest(), makeRequest()];
    for (const request of [large, packs]) await remember(request);

    await records.idempotency.keep(large, { status: 201, body: { text: randomBytes(400_000).toString("base64") } });
    await records.idempotency.keep(packs, { status: 201, body: { text: "狐".repeat(500_000) } });

    expect(await records.idempotency.find(large, at("10:00:01"))).toMatchObject({
      made: { web: "web_1" },
      answer: undefined,
    });
    expect(await records.idempotency.find(packs, at("10:00:01"))).toMatchObject({ answer: { status: 201 } });
  });
});
