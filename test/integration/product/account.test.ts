import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DeleteCommand, DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, expect, it } from "vitest";
import { keys } from "#functions/adapters/dynamodb/table.ts";
import { digest } from "#functions/core/shared/digest.ts";
import { demo, password } from "#local/demo/accounts.ts";
import { startLocal } from "#local/local.ts";
import { verify } from "#tools/verify/verify.ts";
import { type Answer, signedIn } from "./product-process.ts";

let data: string;
let product: Awaited<ReturnType<typeof startLocal>>;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "account-"));
  product = await startLocal({ port: 0, data, settings: { EDIT_SECONDS: "86400" } });
});
afterAll(async () => {
  await product?.stop();
  await rm(data, { recursive: true, force: true });
});

const story = "The owl sang to the moon, and the moon came closer to hear it. ".repeat(40);
type User = Omit<Awaited<ReturnType<typeof signedIn>>, "authorization">;
const ledgerOf = async ({ call, sub }: User, query = ""): Promise<Answer> =>
  (await call("GET", `/api/user/${sub}/ledger${query}`)).body.data;

it("quotes a film, holds the quoted price, and shows the ledger entry", async () => {
  const user = await signedIn(product.site, "fox@example.com");
  const taskData = { storyType: "poetry_story", fullStory: story, voiceLanguage: "english" };
  const { body } = await user.call("POST", "/api/quote", taskData);

  const ordered = await user.call("POST", "/api/task", { taskData });

  expect(body.data).toMatchObject({ credits: 10, balance: 10, balance_after: 0, missing: 0 });
  expect(body.data.reading.text).toBe("Reads in about 3 minutes. It will be narrated word for word.");
  expect(ordered.body.creditCost).toBe(body.data.credits);
  const newest = await ledgerOf(user, "?limit=1");
  expect(newest.entries).toMatchObject([
    { type: "reserve", amount: -10, balance_change: -10, ref: ordered.body.taskId },
  ]);
  const rest = await ledgerOf(user, `?cursor=${newest.next_cursor}`);
  expect(rest).toEqual({
    entries: [expect.objectContaining({ type: "signup", amount: 10, text: "Welcome to Animation Agent" })],
  });
});

it("repeats a failed welcome once, with the verified address", async () => {
  const email = "forgotten@example.com";
  const { call, sub } = await signedIn(product.site, email);
  const table = DynamoDBDocumentClient.from(product.product.database);
  const lost = [
    keys.profile(sub),
    keys.credits(sub),
    keys.ledger(sub, `signup#${sub}`),
    keys.person(await digest(email)),
    keys.event(`evt_${sub}_signup#${sub}`),
  ];
  for (const Key of lost)
    await table.send(new DeleteCommand({ TableName: product.product.environment["TABLE_NAME"], Key }));
  const initialize = () =>
    call("POST", "/api/initialize-user-credits", { userId: sub, userEmail: "somebody@example.com" });

  const answers = [await initialize(), await initialize()];

  for (const { status, body } of answers) expect([status, body.data]).toEqual([200, { balance: 10 }]);
  expect((await ledgerOf({ call, sub })).entries).toHaveLength(1);
});

it("exports what it stores about a user, and deletes all of it with the account", async () => {
  const { call, sub } = await signedIn(product.site, "leaver@example.com");
  const taskData = { storyType: "fairytale_story", inputStory: "A fox learns to sail", voiceLanguage: "english" };
  const { taskId } = (await call("POST", "/api/task", { taskData })).body;

  const { data } = (await call("GET", `/api/user/${sub}/export`)).body;
  const deleted = await call("DELETE", `/api/user/${sub}`);

  expect(data.account).toMatchObject({ user_id: sub, email: "leaver@example.com", credits: { held: 10 } });
  expect(data.films).toMatchObject([{ task_id: taskId, input_story: "A fox learns to sail" }]);
  expect(deleted.body).toEqual({ success: true, data: { done: true } });
  // The token is still valid for minutes, but it finds and orders nothing.
  expect((await call("GET", `/api/user/${sub}/export`)).body.data).toMatchObject({ films: [] });
  expect((await call("POST", "/api/task", { taskData })).status).toBe(401);
  expect((await call("POST", "/api/initialize-user-credits", {})).status).toBe(401);
});

it("keeps every promise that `npm run verify:deployment` checks from outside", async () => {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);

  const broken = await verify({ url: product.site, account: { email: demo, password }, film: false, say });

  expect(broken, said.join("\n")).toEqual([]);
  expect(said.length).toBeGreaterThan(15);
});
