import { parseArgs } from "node:util";
import type { AnimationAgent } from "../agent.ts";
import { ApiError } from "../errors.ts";
import { serveHttp, serveStdio } from "../mcp/serve.ts";
import type { Film, FilmFilter, PresetForm } from "../types.ts";
import { orderBatch } from "./batch.ts";
import { type BatchRow, readBatch } from "./batch-file.ts";
import { follow, lineOf, saveFiles } from "./commands.ts";
import { readJsonFile } from "./json-file.ts";
import { orderOf } from "./order-fields.ts";
import { readPronunciations } from "./pronunciations.ts";
import { continueFilm, editScenes, printScenes } from "./scenes.ts";
import { connect, isFree, siteUrl, UsageError } from "./settings.ts";
import { translate } from "./translate.ts";
import { upload } from "./upload.ts";
import { usage } from "./usage.ts";
import { publish } from "./youtube.ts";

export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
}

const exitCode = { done: 0, failed: 1, wrongUsage: 2, limit: 3 } as const;
type ExitCode = (typeof exitCode)[keyof typeof exitCode];

const options = {
  idea: { type: "string" },
  minutes: { type: "string" },
  type: { type: "string" },
  language: { type: "string" },
  style: { type: "string" },
  field: { type: "string", multiple: true },
  "max-credits": { type: "string" },
  wait: { type: "boolean" },
  to: { type: "string" },
  files: { type: "string" },
  status: { type: "string" },
  text: { type: "string" },
  "triggered-by": { type: "string" },
  since: { type: "string" },
  until: { type: "string" },
  port: { type: "string" },
  privacy: { type: "string" },
  "made-for-kids": { type: "boolean" },
  "publish-at": { type: "string" },
  json: { type: "boolean" },
  "dry-run": { type: "boolean" },
  off: { type: "boolean" },
  as: { type: "string" },
  "character-name": { type: "string" },
  kind: { type: "string" },
  look: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

const parse = (args: readonly string[]) => parseArgs({ args: [...args], options, allowPositionals: true });
type Flags = ReturnType<typeof parse>["values"];

/** Runs one command. Returns the exit code of the process. */
export const run = async (args: readonly string[], terminal: Terminal): Promise<ExitCode> => {
  try {
    return await runCommand(args, terminal);
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.printError(error.message);
      return exitCode.wrongUsage;
    }
    if (error instanceof ApiError) {
      terminal.printError(error.message);
      for (const { field, message } of error.fields) terminal.printError(`  ${field}: ${message}`);
      return exitCode.failed;
    }
    terminal.printError(error instanceof Error ? error.message : String(error));
    return exitCode.failed;
  }
};

const runCommand = async (args: readonly string[], terminal: Terminal): Promise<ExitCode> => {
  const { values: flags, positionals } = readArguments(args);
  const [name = "", subject = "", file = ""] = positionals;
  if (flags.help || name === "" || name === "help") {
    terminal.print(usage);
    return exitCode.done;
  }
  if (!isCommand(name)) throw new UsageError(`There is no command "${name}".\n\n${usage}`);
  const agent = connect(terminal.environment);
  return commands[name]({ agent, flags, subject, file, terminal });
};

const readArguments = (args: readonly string[]) => {
  try {
    return parse(args);
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
};

interface Call {
  readonly agent: AnimationAgent;
  readonly flags: Flags;
  readonly subject: string;
  /** What follows the subject. */
  readonly file: string;
  readonly terminal: Terminal;
}

const statuses = ["pending", "in_progress", "completed", "failed"] as const;

const commands = {
  order: (call: Call) => orderAndFollow(call, [orderOfFlags(call.flags)], highestOf(call.flags)),
  batch: (call: Call) => {
    const limit = limitOf(call.flags);
    if (limit === undefined) throw new UsageError("Please say how much the batch may cost: --max-credits N");
    if (!call.subject) throw new UsageError("Please name the file with the orders: animation-agent batch FILE");
    return orderAndFollow(call, readBatch(call.subject), limit);
  },
  async list({ agent, flags, terminal }: Call) {
    const status = statuses.find((each) => each === flags.status);
    if (flags.status && !status) throw new UsageError(`--status is one of ${statuses.join(", ")}.`);
    const filter = {
      status,
      text: flags.text,
      story_type: flags.type,
      triggered_by: flags["triggered-by"],
      created_from: flags.since,
      created_to: flags.until,
    };
    const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
    // The service checks the values and names a wrong one.
    for await (const film of agent.films(given as FilmFilter)) terminal.print(lineOf(film));
    return exitCode.done;
  },
  async translate(call: Call) {
    const { agent, flags, subject, file, terminal } = call;
    const maxCredits = highestOf(flags);
    const order = { languages: flags.language, file, maxCredits, print: terminal.print };
    const taskIds = await translate(agent, idOf(subject), order);
    return taskIds ? codeOf(await followAll(call, taskIds)) : exitCode.limit;
  },
  watch: async ({ agent, subject, terminal }: Call) => codeOf([await follow(agent, idOf(subject), terminal.print)]),
  async download({ agent, flags, subject, terminal }: Call) {
    const kinds = (flags.files ?? "video").split(",").map((kind) => kind.trim());
    const paths = await saveFiles(agent, idOf(subject), { folder: flags.to ?? ".", kinds });
    for (const path of paths) terminal.print(path);
    return exitCode.done;
  },
  start: (call: Call) => change(call, "started", (id) => call.agent.start(id)),
  cancel: (call: Call) => change(call, "cancelled", (id) => call.agent.cancel(id)),
  retry: (call: Call) => change(call, "started again", (id) => call.agent.retry(id)),
  async extend({ agent, flags, subject, terminal }: Call) {
    const { extension } = await agent.film(idOf(subject));
    if (extension && extension.credits > highestOf(flags)) {
      terminal.printError(`It costs ${extension.credits} credits to keep ${subject} longer: more than --max-credits.`);
      return exitCode.limit;
    }
    const film = await agent.extend(subject);
    const until = film.extension?.state === "copying" ? film.extension.expires_at : film.expires_at;
    terminal.print(`${subject} is kept until ${until}.`);
    return exitCode.done;
  },
  async scenes({ agent, flags, subject, terminal }: Call) {
    await printScenes(agent, idOf(subject), { json: flags.json, print: terminal.print });
    return exitCode.done;
  },
  async "edit-scenes"(call: Call) {
    const { agent, flags, subject, file, terminal } = call;
    const options = { file, dryRun: flags["dry-run"], maxCredits: highestOf(flags), print: terminal.print };
    const edited = await editScenes(agent, idOf(subject), options);
    if (edited === "limit") return exitCode.limit;
    return codeOf(await followAll(call, edited.cut ? [edited.cut] : []));
  },
  async continue(call: Call) {
    const { agent, flags, subject, terminal } = call;
    const options = { maxCredits: highestOf(flags), print: terminal.print };
    const isContinued = await continueFilm(agent, idOf(subject), options);
    return isContinued ? codeOf(await followAll(call, [subject])) : exitCode.limit;
  },
  async share({ agent, flags, subject, terminal }: Call) {
    const { watch_id } = await agent.share(idOf(subject), !flags.off);
    terminal.print(watch_id ? siteUrl(terminal.environment, `/watch/${watch_id}`) : `${subject} has no public page.`);
    return exitCode.done;
  },
  async upload({ agent, flags, subject, terminal }: Call) {
    const { as, type: storyType, "character-name": characterName, kind, look } = flags;
    terminal.print(await upload(agent, subject, { as, storyType, characterName, kind, look }));
    return exitCode.done;
  },
  async presets({ agent, terminal }: Call) {
    for (const { preset_id, name } of await agent.presets()) terminal.print(`${preset_id}  ${name}`);
    return exitCode.done;
  },
  async "save-preset"({ agent, subject, file, terminal }: Call) {
    if (!subject || !file)
      throw new UsageError("Please give the name of the preset and a JSON file with its settings.");
    const settings = readJsonFile(file) as PresetForm["settings"];
    const { preset_id, name } = await agent.savePreset({ name: subject, settings });
    terminal.print(`${preset_id}  ${name}`);
    return exitCode.done;
  },
  "delete-preset": (call: Call) => change(call, "deleted", (id) => call.agent.deletePreset(id)),
  async youtube({ agent, flags, subject, terminal }: Call) {
    const { privacy, "made-for-kids": madeForKids, "publish-at": publishAt, wait } = flags;
    const options = { privacy, madeForKids, publishAt, wait, print: terminal.print };
    return (await publish(agent, idOf(subject), options)) === "failed" ? exitCode.failed : exitCode.done;
  },
  delete: (call: Call) => change(call, "deleted", (id) => call.agent.delete(id)),
  mcp: (call: Call) => serveTools(call),
  async pronunciations({ agent, subject, terminal }: Call) {
    const list = await (subject ? agent.savePronunciations(readPronunciations(subject)) : agent.pronunciations());
    for (const { word, say } of list) terminal.print(`${word} = ${say}`);
    return exitCode.done;
  },
  async credits({ agent, terminal }: Call) {
    terminal.print(`${(await agent.credits()).balance} credits`);
    return exitCode.done;
  },
};

/** Runs until the assistant that uses the tools ends, or this process is stopped. */
const serveTools = async ({ agent, flags, terminal }: Call): Promise<ExitCode> => {
  const limits = { maxCredits: highestOf(flags) };
  if (flags.port === undefined) {
    await serveStdio(agent, limits);
    return exitCode.done;
  }
  if (!/^\d{1,5}$/.test(flags.port)) throw new UsageError(`--port is "${flags.port}", but must be a number.`);
  const { url, stop } = await serveHttp(agent, Number(flags.port), limits);
  terminal.print(`Tools for assistants (MCP) at ${url}`);
  await new Promise((resolve) => process.once("SIGINT", resolve).once("SIGTERM", resolve));
  await stop();
  return exitCode.done;
};

const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name);

const idOf = (subject: string): string => {
  if (!subject) throw new UsageError("Please name the film by its id. animation-agent list shows the ids.");
  return subject;
};

const change = async (
  { subject, terminal }: Call,
  done: string,
  work: (id: string) => Promise<void>,
): Promise<ExitCode> => {
  await work(idOf(subject));
  terminal.print(`${subject} is ${done}.`);
  return exitCode.done;
};

const limitOf = ({ "max-credits": text }: Flags): number | undefined => {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw new UsageError(`--max-credits is "${text}", but must be a whole number.`);
  return Number(text);
};

/** No limit if none is given. */
const highestOf = (flags: Flags): number => limitOf(flags) ?? Number.POSITIVE_INFINITY;

/** The order of the flags. Each run of the command is an order of its own. */
const orderOfFlags = ({ idea, minutes, type, language, style, field = [] }: Flags): BatchRow => {
  const named = {
    input_story: idea,
    video_duration: minutes,
    story_type: type,
    voice_language: language,
    illustration_style: style,
  };
  const others = field.map((text) => {
    const at = text.indexOf("=");
    if (at < 1) throw new UsageError(`--field is "${text}", but must be NAME=VALUE.`);
    return [text.slice(0, at), text.slice(at + 1)];
  });
  const order = orderOf({ ...named, ...Object.fromEntries(others) }, "order");
  if (!order.input_story && (order.mode ?? "create") === "create")
    throw new UsageError("Please say what the film tells: --idea TEXT");
  return { where: "The film", order, key: crypto.randomUUID() };
};

/** Waits for films and saves them, as far as the flags ask for it. */
const followAll = async (
  { agent, flags, terminal: { print } }: Call,
  taskIds: readonly string[],
): Promise<readonly Film[]> => {
  const films: Film[] = [];
  if (flags.wait || flags.to) for (const id of taskIds) films.push(await follow(agent, id, print));
  if (flags.to)
    for (const { task_id } of films.filter(({ process_status }) => process_status === "completed"))
      for (const path of await saveFiles(agent, task_id, { folder: flags.to, kinds: ["video"] })) print(path);
  return films;
};

const orderAndFollow = async (call: Call, rows: readonly BatchRow[], maxCredits: number): Promise<ExitCode> => {
  const { agent, subject, terminal } = call;
  const { environment, print } = terminal;
  const journal = subject ? `${subject}.orders.jsonl` : undefined;
  const { taskIds, left } = await orderBatch(agent, rows, { maxCredits, isFree: isFree(environment), journal, print });
  const films = await followAll(call, taskIds);
  return left > 0 ? exitCode.limit : codeOf(films);
};

const codeOf = (films: readonly Film[]): ExitCode =>
  films.some(({ process_status }) => process_status === "failed") ? exitCode.failed : exitCode.done;
