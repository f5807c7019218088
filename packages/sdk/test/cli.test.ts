import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { run } from "../src/cli/run.ts";
import { startService } from "./service.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cli-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** A service where every film costs ten credits and is completed at once. */
const startFilms = async () => {
  const accepted = new Map<string, string>();
  const service = await startService(({ method, path, headers, body }) => {
    const ok = (data: object) => ({ body: { success: true, data } });
    if (path === "/api/quote") return ok({ credits: 10 });
    if (path === "/api/user/ada/pronunciations")
      return ok(method === "POST" ? (body as object) : { pronunciations: [{ word: "Li", say: "lee" }] });
    if (path === "/api/user/ada/credits") return ok({ balance: 70 });
    if (method === "POST" && path === "/api/webhook/incoming/ada") {
      const key = `${headers["idempotency-key"]}`;
      const task_id = accepted.get(key) ?? `api_${accepted.size + 1}`;
      accepted.set(key, task_id);
      return { status: 201, ...ok({ task_id, credit_cost: 10 }) };
    }
    if (path === "/api/task/api_1/translations") {
      const { dry_run, languages } = body as { dry_run?: boolean; languages: readonly { language: string }[] };
      const films = languages.map(({ language }) => ({ language, task_id: `web_${language}` }));
      return { status: 201, ...ok({ credits: 4 * languages.length, credits_each: 4, films: dry_run ? [] : films }) };
    }
    const [, id] = /^\/api\/task\/(\w+)\/status$/.exec(path) ?? [];
    const extension = { credits: 3, state: "copying", expires_at: "2026-02-07T00:00:00.000Z" };
    if (path === "/api/task/api_1/extension") return ok({ task_id: "api_1", extension });
    if (id) return ok({ task_id: id, process_status: "completed", story_title: "The Fox", progress: {}, extension });
    if (path === "/api/task/api_1/youtube") {
      const video = { percent: 100, video_url: "https://www.youtube.com/watch?v=1", warnings: ["No thumbnail"] };
      return ok(
        method === "POST" ? { state: "uploading", percent: 0, warnings: [] } : { state: "published", ...video },
      );
    }
    if (path.endsWith("/downloads"))
      return ok({
        files: [{ kind: "video", file_name: "The Fox.mp4", url: `${service.url}/media` }],
        files_expired: false,
      });
    if (path === "/media") return { body: "film" };
    return { status: 404, body: { success: false, code: "not_found", error: "This film does not exist." } };
  });
  const printed: string[] = [];
  const environment = {
    ANIMATION_AGENT_URL: service.url,
    ANIMATION_AGENT_KEY: "aa_live_1",
    ANIMATION_AGENT_USER: "ada",
  };
  const print = (line: string) => printed.push(line);
  const cli = (...args: readonly string[]) => run(args, { environment, print, printError: print });
  return { cli, printed, accepted, ...service };
};

const threeFilms = `input_story,video_duration,enable_subtitle
A fox learns to sail,3,yes
"A bear, who bakes",3,no
A fox learns to sail,3,yes
`;

describe("batch", () => {
  it("orders and downloads the films of a CSV file", async () => {
    const { cli, asked, stop } = await startFilms();
    const file = join(folder, "films.csv");
    await writeFile(file, threeFilms);

    expect(await cli("batch", file, "--max-credits", "30", "--to", join(folder, "out"))).toBe(0);

    const orders = asked.filter(({ path }) => path.includes("incoming")).map(({ body }) => body);
    expect(orders).toEqual([
      { input_story: "A fox learns to sail", video_duration: 3, enable_subtitle: true },
      { input_story: "A bear, who bakes", video_duration: 3, enable_subtitle: false },
      { input_story: "A fox learns to sail", video_duration: 3, enable_subtitle: true },
    ]);
    expect(await readFile(join(folder, "out/The Fox.mp4"), "utf8")).toBe("film");
    await stop();
  });

  it("stops before the film that exceeds the limit; a second run orders only the rest", async () => {
    const { cli, printed, accepted, stop } = await startFilms();
    const file = join(folder, "films.csv");
    await writeFile(file, threeFilms);

    expect(await cli("batch", file, "--max-credits", "25")).toBe(3);
    expect(printed.at(-1)).toBe(`Stopped before ${file}, row 3: it costs 10 credits, and 20 of 25 are used.`);
    expect(accepted.size).toBe(2);

    expect(await cli("batch", file, "--max-credits", "30")).toBe(0);
    expect(accepted.size).toBe(3);
    await stop();
  });

  it("orders nothing twice if the note of an order was lost", async () => {
    const { cli, accepted, stop } = await startFilms();
    const file = join(folder, "films.jsonl");
    await writeFile(file, '{"input_story":"A fox"}\n{"input_story":"A bear"}\n');
    await cli("batch", file, "--max-credits", "20");
    await writeFile(`${file}.orders.jsonl`, '{"key":"');

    expect(await cli("batch", file, "--max-credits", "20")).toBe(0);
    expect(accepted.size).toBe(2);
    await stop();
  });

  it.each([
    ["an unknown field", "input_story,minutes\nA fox,3\n", 'row 1: there is no field "minutes"'],
    ["a wrong value", "input_story,video_duration\nA fox,three\n", 'video_duration is "three", but must be a number.'],
    ["no story", "input_story,video_duration\n,3\n", "row 1: input_story is empty."],
    ["no orders", "input_story\n", "has no orders."],
    ["a broken file", 'input_story\n"A fox\n', "is not a CSV file"],
  ])("orders nothing from a file with %s", async (_, text, message) => {
    const { cli, printed, asked, stop } = await startFilms();
    const file = join(folder, "films.csv");
    await writeFile(file, text);

    expect(await cli("batch", file, "--max-credits", "100")).toBe(2);
    expect(printed.join("\n")).toContain(message);
    expect(asked).toEqual([]);
    await stop();
  });

  it("needs a limit", async () => {
    const { cli, printed, stop } = await startFilms();

    expect(await cli("batch", "films.csv")).toBe(2);
    expect(printed).toEqual(["Please say how much the batch may cost: --max-credits N"]);
    await stop();
  });
});

describe("the commands", () => {
  it("order one film with its flags, and wait for it", async () => {
    const { cli, printed, asked, stop } = await startFilms();

    expect(await cli("order", "--idea", "A fox", "--minutes", "3", "--field", "code_name=Fox=1", "--wait")).toBe(0);

    expect(asked.find(({ path }) => path.includes("incoming"))?.body).toEqual({
      input_story: "A fox",
      video_duration: 3,
      code_name: "Fox=1",
    });
    expect(printed).toEqual(["The film: ordered as api_1 for 10 credits", "api_1  completed         The Fox"]);
    await stop();
  });

  it("order a film in other languages within the limit, and wait for them", async () => {
    const { cli, printed, asked, stop } = await startFilms();

    expect(await cli("translate", "api_1")).toBe(2);
    expect(await cli("translate", "api_1", "--language", "german,hindi", "--max-credits", "7")).toBe(3);
    expect(printed.at(-1)).toBe("Nothing was ordered: it costs 8 credits, and the limit is 7.");
    expect(await cli("translate", "api_1", "--language", "german, hindi", "--max-credits", "8", "--to", folder)).toBe(
      0,
    );

    expect(printed).toContain("hindi: ordered as web_hindi for 4 credits");
    expect(await readFile(join(folder, "The Fox.mp4"), "utf8")).toBe("film");
    const orders = asked.filter(({ path }) => path.endsWith("/translations")).map(({ body }) => body);
    expect(orders.at(-1)).toEqual({ languages: [{ language: "german" }, { language: "hindi" }] });
    await stop();
  });

  it("order a film in another language with its owner's own words", async () => {
    const { cli, printed, asked, stop } = await startFilms();
    const texts = { title: "Die Eule", scenes: [{ scene: 1, narration: "Eine Eule." }] };
    const languages = [{ language: "german", voice_id: "studio-german-greta", texts }];
    const file = join(folder, "german.json");
    await writeFile(file, JSON.stringify(languages));

    expect(await cli("translate", "api_1", file)).toBe(0);
    expect(printed).toContain("german: ordered as web_german for 4 credits");
    expect(asked.findLast(({ path }) => path.endsWith("/translations"))?.body).toEqual({ languages });
    await writeFile(file, "{}");
    expect(await cli("translate", "api_1", file)).toBe(2);
    await stop();
  });

  it("print the balance", async () => {
    const { cli, printed, stop } = await startFilms();

    expect(await cli("credits")).toBe(0);
    expect(printed).toEqual(["70 credits"]);
    await stop();
  });

  it("keep a film longer, within the limit", async () => {
    const { cli, printed, asked, stop } = await startFilms();

    expect(await cli("extend", "api_1", "--max-credits", "2")).toBe(3);
    expect(await cli("extend", "api_1")).toBe(0);

    await stop();
    expect(printed).toEqual([
      "It costs 3 credits to keep api_1 longer: more than --max-credits.",
      "api_1 is kept until 2026-02-07T00:00:00.000Z.",
    ]);
    expect(asked.filter(({ method }) => method === "POST")).toHaveLength(1);
  });

  it("publish a film on YouTube, and follow its upload if asked", async () => {
    const { cli, printed, asked, stop } = await startFilms();

    expect(await cli("youtube", "api_1", "--publish-at", "2026-01-31T18:00:00Z", "--made-for-kids")).toBe(0);
    expect(await cli("youtube", "api_1", "--privacy", "unlisted", "--wait")).toBe(0);

    await stop();
    expect(asked.flatMap(({ body }) => body ?? [])).toEqual([
      { made_for_kids: true, publish_at: "2026-01-31T18:00:00Z" },
      { privacy: "unlisted" },
    ]);
    expect(printed).toEqual([
      "api_1  uploading 0 %",
      "api_1  uploading 0 %",
      "api_1  published https://www.youtube.com/watch?v=1",
      "api_1  No thumbnail",
    ]);
  });

  it("list the films that match", async () => {
    const { cli, asked, stop } = await startFilms();

    await cli("list", "--text", "owl", "--triggered-by", "api_call", "--since", "2026-01-30", "--until", "2026-01-31");

    expect(asked[0]?.path).toBe(
      "/api/user/ada/tasks?limit=50&text=owl&triggered_by=api_call&created_from=2026-01-30&created_to=2026-01-31",
    );
    await stop();
  });

  it("print what the service refused", async () => {
    const { cli, printed, stop } = await startFilms();

    expect(await cli("cancel", "api_9")).toBe(1);
    expect(printed).toEqual(["This film does not exist."]);
    await stop();
  });

  it.each([
    [["sing"], 'There is no command "sing".'],
    [["list", "--status", "ready"], "--status is one of pending, in_progress, completed, failed."],
    [["watch"], "Please name the film by its id."],
    [["order"], "Please say what the film tells: --idea TEXT"],
    [["order", "--idea", "A fox", "--max-credits", "ten"], '--max-credits is "ten", but must be a whole number.'],
    [["order", "--colour"], "Unknown option '--colour'"],
  ])("say what is wrong with %j", async (args, message) => {
    const { cli, printed, asked, stop } = await startFilms();

    expect(await cli(...args)).toBe(2);
    expect(printed.join("\n")).toContain(message);
    expect(asked).toEqual([]);
    await stop();
  });

  it("name the settings that are missing", async () => {
    const printed: string[] = [];

    const code = await run(["credits"], { environment: {}, print: () => {}, printError: (line) => printed.push(line) });

    expect(code).toBe(2);
    expect(printed.join("\n")).toMatch(/ANIMATION_AGENT_URL.*\n.*ANIMATION_AGENT_KEY.*\n.*ANIMATION_AGENT_USER/);
  });
});

it("shows the pronunciations of the account, and replaces them by those of a file", async () => {
  const { cli, printed, asked, stop } = await startFilms();
  const file = join(folder, "words.txt");
  await writeFile(file, "Siobhan = shi vawn\r\n\nx = y = why\n");

  expect(await cli("pronunciations")).toBe(0);
  expect(await cli("pronunciations", file)).toBe(0);
  expect(printed).toEqual(["Li = lee", "Siobhan = shi vawn", "x = y = why"]);
  expect(asked.at(-1)?.body).toEqual({
    pronunciations: [
      { word: "Siobhan", say: "shi vawn" },
      { word: "x", say: "y = why" },
    ],
  });
  await writeFile(file, "Li = lee\nSiobhan\n");
  expect(await cli("pronunciations", file)).toBe(2);
  expect(printed.at(-1)).toMatch(/words\.txt, line 2 is "Siobhan", but must be: word = how it is spoken$/);
  expect(asked).toHaveLength(2);
  await stop();
});
