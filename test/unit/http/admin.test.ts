import { describe, expect, it } from "vitest";
import { api } from "#contract/index.ts";
import { makeVoucher } from "#test/support/admin.ts";
import { makeTask } from "#test/support/task.ts";
import { makeClient } from "./admin-client.ts";

describe("POST /api/redeem-voucher", () => {
  const redeem = (voucherCode: unknown, userId?: string) => ({ body: { voucherCode, userId } });

  it("adds the voucher's credits and ignores capitals in its code and spaces around it", async () => {
    const { call, deps } = makeClient({ vouchers: [makeVoucher({ amount: 25 })], available: 0 });

    expect(await call("POST", "/redeem-voucher", redeem("  V_1234\n", "ada"))).toEqual({
      status: 200,
      success: true,
      amount: 25,
      message: "Voucher redeemed: 25 credits were added.",
    });
    expect(deps.account).toMatchObject({ available: 25, earned: 25 });
  });

  it.each([["", "   ", undefined, null]].flat())("asks for a code where it is %j", async (code) => {
    expect(await makeClient().call("POST", "/redeem-voucher", redeem(code))).toMatchObject({
      status: 400,
      error: "Please enter a voucher code",
    });
  });

  it.each([
    ["is unknown", [], 404, "This voucher code is not valid. Please check it."],
    ["somebody else used", [{ is_used: true, used_by: "bob" }], 409, "This voucher has already been used"],
    ["the user used before", [{ is_used: true, used_by: "ada" }], 409, "You have already redeemed this voucher"],
    [
      "is 180 days old",
      [{ created_at: "2025-07-05T00:00:00.000Z" }],
      409,
      "This voucher has expired. Please ask for a new one.",
    ],
  ])("refuses a code that %s", async (_, given, status, error) => {
    const { call, deps } = makeClient({ vouchers: given.map(makeVoucher), available: 0 });

    expect(await call("POST", "/redeem-voucher", redeem("v_1234"))).toMatchObject({ status, error });
    expect(deps.account.available).toBe(0);
  });

  it("accepts a voucher on its last day", async () => {
    const { call } = makeClient({ vouchers: [makeVoucher({ created_at: "2025-07-05T00:00:01.000Z" })] });

    expect(await call("POST", "/redeem-voucher", redeem("v_1234"))).toMatchObject({ status: 200 });
  });

  it("refuses to redeem for another user", async () => {
    const { call, deps } = makeClient({ vouchers: [makeVoucher()] });

    expect(await call("POST", "/redeem-voucher", redeem("v_1234", "bob"))).toMatchObject({ status: 403 });
    expect(deps.committed).toEqual([]);
  });
});

describe("every administrator endpoint", () => {
  it.each(
    api.admin.map(({ method, path }) => [method, path.replace("/api", "").replace("{email}", "ada@example.com")]),
  )("%s %s is forbidden for a normal user", async (method, path) => {
    const { call, deps } = makeClient();

    expect(await call(method, path, { body: {} })).toMatchObject({
      status: 403,
      error: "You don't have permission to access this page.",
    });
    expect(deps.committed).toEqual([]);
  });
});

describe("vouchers", () => {
  it("are created with a generated code and 100 credits, and the audit entry names the administrator, not the code", async () => {
    const { admin, deps } = makeClient();

    const answer = await admin("POST", "/admin/vouchers", { body: { code: "mine" } });

    expect(answer).toMatchObject({ status: 201, success: true, data: { code: "v_made", amount: 100, is_used: false } });
    expect(answer.data).toMatchObject({ created_by: "root", expires_at: "2026-06-30T00:00:00.000Z" });
    expect(deps.audit).toMatchObject([
      { actor: "root", action: "create-voucher", target: answer.data.id, after: { amount: 100 } },
    ]);
    expect(JSON.stringify(deps.audit)).not.toContain("v_made");
  });

  it.each([0, -5, 1.5, "100", null])("are not created for %j credits", async (amount) => {
    expect(await makeClient().admin("POST", "/admin/vouchers", { body: { amount } })).toMatchObject({
      status: 400,
      error: "The amount must be a positive whole number of credits",
    });
  });

  it("are listed with the users who redeemed them, and with totals", async () => {
    const { admin } = makeClient({
      vouchers: [
        makeVoucher(),
        makeVoucher({
          code: "b",
          amount: 7,
          is_used: true,
          used_by: "bob",
          used_at: "2026-01-01T00:00:00.000Z",
          created_at: "2025-12-31T00:00:00.000Z",
        }),
        makeVoucher({ code: "c", amount: 9, created_at: "2025-02-01T00:00:00.000Z" }),
      ],
    });

    const { data, statistics } = await admin("GET", "/admin/vouchers");

    expect(
      data.map(({ code, used_by_email }: { code: string; used_by_email?: string }) => [code, used_by_email]),
    ).toEqual([
      ["v_1234", undefined],
      ["b", "bob@example.com"],
      ["c", undefined],
    ]);
    expect(statistics).toEqual({
      total: 3,
      used: 1,
      available: 1,
      expired: 1,
      credits_available: 100,
      credits_redeemed: 7,
    });
  });

  it("are limited to the newest fifty", async () => {
    const vouchers = Array.from({ length: 60 }, (_, n) => makeVoucher({ code: `v_${n}` }));

    expect((await makeClient({ vouchers }).admin("GET", "/admin/vouchers")).data).toHaveLength(50);
  });
});

describe("POST /api/admin-credit-topup", () => {
  const topUp = (body: object) => ["POST", "/admin-credit-topup", { body }] as const;

  it.each([
    ["e-mail, in whatever case", { targetEmail: " Ada@Example.com " }],
    ["id", { targetUserId: "ada" }],
  ])("adds credits to a user found by %s, and stores the reason", async (_, target) => {
    const { admin, deps } = makeClient({ available: 5 });

    const answer = await admin(...topUp({ adminUserId: "root", ...target, creditAmount: 50, reason: "A lost film" }));

    expect(answer).toMatchObject({ status: 200, message: "Successfully added 50 credits to ada@example.com" });
    expect(deps.account).toMatchObject({ available: 55 });
    expect(deps.commit).toHaveBeenCalledTimes(1);
    expect(deps.audit).toMatchObject([
      {
        actor: "root",
        action: "top-up-credits",
        target: "ada",
        reason: "A lost film",
        before: { balance: 5 },
        after: { balance: 55 },
      },
    ]);
    expect((await admin("GET", "/admin/credit-topup-history")).data).toEqual([
      {
        id: answer.data.id,
        amount: 50,
        created_at: "2026-01-01T00:00:00.000Z",
        description: "50 credits for ada@example.com",
        metadata: { email: "ada@example.com", topup_reason: "A lost film" },
      },
    ]);
  });

  it.each([
    [{ targetEmail: "eve@example.com", creditAmount: 5 }, 404, "No registered user has this email"],
    [{ targetUserId: "nobody", creditAmount: 5 }, 404, "No registered user has this user ID"],
    [{ targetEmail: "  ", creditAmount: 5 }, 400, "Please name the user by email or by user id"],
    [
      { targetEmail: "a@b.co", targetUserId: "ada", creditAmount: 5 },
      400,
      "Please name the user by email or by user id",
    ],
    [{ targetUserId: "ada", creditAmount: 0 }, 400, "The amount must be a positive whole number of credits"],
    [{ targetUserId: "ada", creditAmount: 2_000_000 }, 400, "At most 1,000,000 credits at once"],
    [{ adminUserId: "other", targetUserId: "ada", creditAmount: 5 }, 403, "Access denied"],
  ])("refuses %j", async (body, status, error) => {
    const { admin, deps } = makeClient();

    expect(await admin(...topUp(body))).toMatchObject({ status, error });
    expect(deps.committed).toEqual([]);
  });
});

describe("GET /api/customer/by-email/{email}/info", () => {
  it("returns a user's data, or 404", async () => {
    const { admin } = makeClient({ available: 7 });

    expect(await admin("GET", "/customer/by-email/ada@example.com/info")).toMatchObject({
      status: 200,
      credits: { balance: 7, total_earned: 7 },
    });
    expect(await admin("GET", "/customer/by-email/eve@example.com/info")).toMatchObject({ status: 404 });
  });
});

describe("GET /api/admin/support", () => {
  const find = (query: string) => ["GET", "/admin/support", { query: { query } }] as const;
  const failed = makeTask({
    process_status: "failed",
    stage: "film",
    stage_seconds: { story: 4.2, pictures: 61 },
    attempt: 2,
    error_message: "The finished film did not pass our checks.",
    failure_cause: "FaultyFilm: The sound is 2 s longer than the picture",
    cost_usd: 0.21,
  });

  it.each([
    ["email", " Ada@example.com "],
    ["user id", "ada"],
    ["film id", "web_1"],
  ])("finds a user by %s, with balances and films", async (_, query) => {
    const { admin, deps } = makeClient({ tasks: [failed], available: 7 });
    deps.moved.set("capture#web_1#1", 8).set("giveback#web_1#1", 3);

    expect(await admin(...find(query))).toMatchObject({
      status: 200,
      user: { user_id: "ada", email: "ada@example.com", credits: { available: 7, held: 0 }, films: { failed: 4 } },
      data: [
        {
          task_id: "web_1",
          user_id: "ada",
          stage_seconds: { story: 4.2, pictures: 61 },
          status: "failed",
          stage: "film",
          price: 10,
          paid: 8,
          refunded: 3,
          error_message: "The finished film did not pass our checks.",
          failure_cause: "FaultyFilm: The sound is 2 s longer than the picture",
          cost_usd: 0.21,
        },
      ],
    });
  });

  it("does not show the story of a film", async () => {
    const { admin } = makeClient({ tasks: [{ ...failed, input_story: "A secret idea" }] });

    expect(JSON.stringify(await admin(...find("web_1")))).not.toContain("secret idea");
  });

  it.each([
    ["eve@example.com", "No registered user has this email"],
    ["nobody", "No registered user has this user ID"],
    ["web_9", "No film has this ID, or its files are deleted. Look up its owner by email instead."],
  ])("finds nobody for %s", async (query, error) => {
    expect(await makeClient().admin(...find(query))).toMatchObject({ status: 404, error });
  });

  it("asks for something to look for", async () => {
    expect(await makeClient().admin(...find("  "))).toMatchObject({
      status: 400,
      error: "Please enter an email, a user ID or a film ID",
    });
  });
});

describe("POST /api/admin/end-task", () => {
  const body = { taskId: "web_1", userId: "ada", reason: "It does not move" };

  it("ends a film that has not ended, gives its credits back, and writes an audit entry", async () => {
    const { admin, deps } = makeClient({ tasks: [makeTask()], available: 0 });

    expect(await admin("POST", "/admin/end-task", { body })).toMatchObject({
      status: 200,
      message: "The film has ended. All its credits were refunded.",
    });

    expect(deps.task()).toMatchObject({ process_status: "failed" });
    expect(deps.account).toMatchObject({ available: 10, held: 0 });
    expect(deps.audit).toMatchObject([
      { actor: "root", action: "end-task", target: "ada", reason: "It does not move" },
    ]);
    expect(deps.executions.stop).toHaveBeenCalledTimes(1);
  });

  it.each([
    [{ ...body, reason: " " }, 400, "Please give a reason for the audit log"],
    [{ ...body, taskId: "web_9" }, 404, "Task not found: web_9"],
  ])("refuses %j", async (refused, status, error) => {
    const { admin, deps } = makeClient({ tasks: [makeTask()] });

    expect(await admin("POST", "/admin/end-task", { body: refused })).toMatchObject({ status, error });
    expect(deps.committed).toEqual([]);
  });

  it("refuses a film that has ended", async () => {
    const { admin } = makeClient({ tasks: [makeTask({ process_status: "completed" })] });

    expect(await admin("POST", "/admin/end-task", { body })).toMatchObject({
      status: 409,
      error: "The task has already ended. Current status: completed.",
    });
  });
});

it("the audit log refuses an invalid month", async () => {
  expect(await makeClient().admin("GET", "/admin/audit", { query: { month: "2026-13" } })).toMatchObject({
    status: 400,
    error: "A month must have the form 2026-01",
  });
});

describe("the engines", () => {
  const of = (provider: string, reason = "It answers nonsense") => ({ body: { provider, reason } });

  it("pauses an engine, lists it and resumes it", async () => {
    const { admin, deps } = makeClient();
    deps.providerPauses.all.mockResolvedValue([
      { provider: "gemini", reason: "Why", since: "2026-01-01T00:00:00.000Z" },
    ]);

    expect(await admin("POST", "/admin/pause-provider", of("gemini"))).toMatchObject({ status: 200 });
    expect((await admin("GET", "/admin/paused-providers")).data).toEqual([
      { provider: "gemini", reason: "Why", since: "2026-01-01T00:00:00.000Z" },
    ]);
    expect(await admin("POST", "/admin/resume-provider", of("gemini"))).toMatchObject({ status: 200 });

    expect(deps.committed).toMatchObject([
      { kind: "pause-provider", pause: { provider: "gemini", reason: "It answers nonsense" } },
      { kind: "write-audit", record: { actor: "root", action: "pause-provider", target: "gemini" } },
      { kind: "resume-provider", provider: "gemini" },
      { kind: "write-audit", record: { actor: "root", action: "resume-provider", target: "gemini" } },
    ]);
  });

  it.each([of("Gemini!"), of(""), of("gemini", "  ")])("refuses %o", async (given) => {
    const { admin, deps } = makeClient();

    expect(await admin("POST", "/admin/pause-provider", given)).toMatchObject({ status: 400 });
    expect(deps.committed).toEqual([]);
  });

  it("are paused by administrators only", async () => {
    const { call, deps } = makeClient();

    expect(await call("POST", "/admin/pause-provider", of("gemini"))).toMatchObject({ status: 403 });
    expect(deps.committed).toEqual([]);
  });
});
