import { vi } from "vitest";
import type { AssetRecord } from "#contract/schema/asset.ts";
import { costParts, type TaskRecord } from "#contract/schema/task-record.ts";
import { signedCursors } from "#functions/adapters/hmac/cursors.ts";
import type { Change, Ports } from "#functions/core/all-ports.ts";
import type { Artifacts } from "#functions/core/artifact/ports.ts";
import type { StoryAssistant } from "#functions/core/assist/ports.ts";
import { type Balances, sumOf } from "#functions/core/credit/ledger.ts";
import type { Timings } from "#functions/core/progress/ports.ts";
import type { ProviderPauses } from "#functions/core/provider/ports.ts";
import { AlreadyDoneError, Refusal } from "#functions/core/shared/errors.ts";
import type { TaskAttempt } from "#functions/core/task/changes.ts";
import type { Executions } from "#functions/core/task/ports.ts";
import { fakeCallLimits } from "#test/support/call-limits.ts";
import { fakeAssets } from "./assets.ts";
import { fakeKeys } from "./keys.ts";
import { fakePresets } from "./presets.ts";
import { fakeIdempotencyRecords, fakeRates } from "./rates.ts";
import { fixedSecret } from "./secrets.ts";
import { someModels } from "./task.ts";

export interface Given {
  readonly tasks?: readonly TaskRecord[];
  readonly available?: number;
  readonly timings?: Timings;
  /** Places of tasks in the queue of films. */
  readonly places?: Readonly<Record<string, number>>;
  readonly at?: string;
  readonly assets?: readonly AssetRecord[];
}

/** Ports in memory. The clock stands still until a test moves it, and `committed` lists every change. */
export const fakePorts = ({
  tasks = [],
  available = 1_000,
  timings = {},
  places = {},
  at = "2026-01-01T00:00:00.000Z",
  assets = [],
}: Given = {}) => {
  const store = new Map(tasks.map((task) => [task.task_id, task]));
  const committed: Change[] = [];
  const files = fakeAssets(assets);
  const paid = tasks.filter(({ process_status }) => process_status === "pending" || process_status === "in_progress");
  const held = paid.reduce((sum, { credit_cost, credits_due = 0 }) => sum + credit_cost - credits_due, 0);
  const account = { available, held, earned: available + held, spent: 0 } satisfies Balances as Mutable<Balances>;
  const clock = { now: new Date(at) };
  const answers = fakeIdempotencyRecords();
  let made = 0;
  const keys = fakeKeys();
  const savedPresets = fakePresets();
  const ports = {
    commit: vi.fn<Ports["commit"]>(async (changes) => {
      for (const change of changes) {
        if (change.kind === "insert-idempotency-record" && answers.has(change.request)) throw new AlreadyDoneError();
        refuse(change, store, account);
        files.refuse(change);
        savedPresets.refuse(change);
      }
      for (const change of changes) {
        apply(change, store, account);
        files.apply(change);
        savedPresets.apply(change);
      }
      for (const change of changes) keys.apply(change);
      for (const change of ofKind(changes, "insert-idempotency-record"))
        answers.remember(change.request, change.made, change.at);
      committed.push(...changes);
    }),
    tasks: {
      find: vi.fn(async (userId: string, taskId: string) => {
        const task = store.get(taskId);
        return task?.user_id === userId ? task : undefined;
      }),
      page: vi.fn(async () => [...store.values()]),
      countIn: vi.fn(async () => store.size),
      byPrograms: vi.fn(async () => [...store.values()].filter(({ task_id }) => task_id.startsWith("api_"))),
      counts: vi.fn(async () => ({ pending: 1, in_progress: 2, completed: 3, failed: 4 })),
      overdue: vi.fn(async (by: string) => [...store.values()].filter(({ deadline }) => deadline && deadline < by)),
    } satisfies Ports["tasks"],
    users: {
      find: vi.fn<Ports["users"]["find"]>(async (userId) => ({
        userId,
        email: `${userId}@example.com`,
        createdAt: at,
        language: ofKind(committed, "set-language").findLast((change) => change.userId === userId)?.language,
        pronunciations: ofKind(committed, "set-pronunciations").findLast((change) => change.userId === userId)
          ?.pronunciations,
      })),
    },
    credits: {
      balances: vi.fn(async () => ({ ...account })),
      movements: vi.fn<Ports["credits"]["movements"]>(async () => ({ entries: [] })),
      paidSince: vi.fn(async () => account.spent),
    },
    timings: { recent: async () => timings },
    filmQueue: {
      find: async (taskId: string) => {
        const place = places[taskId];
        return place === undefined ? undefined : { place, filmsAtOnce: 2 };
      },
    },
    allFilms: {
      read: vi.fn<Ports["allFilms"]["read"]>(async () => undefined),
      scenesAtOnce: vi.fn<Ports["allFilms"]["scenesAtOnce"]>(async () => 8),
      isUserBusy: vi.fn<Ports["allFilms"]["isUserBusy"]>(async () => false),
    },
    providerPauses: {
      of: vi.fn<ProviderPauses["of"]>(async () => undefined),
      all: vi.fn<ProviderPauses["all"]>(async () => []),
    },
    engineChecks: { unavailable: vi.fn<Ports["engineChecks"]["unavailable"]>(async () => []) },
    rates: fakeRates(),
    rateScale: 1,
    idempotency: answers,
    cursors: signedCursors(fixedSecret("a secret of the tests")),
    executions: {
      start: vi.fn<Executions["start"]>(async () => {}),
      stop: vi.fn<Executions["stop"]>(async () => {}),
      resume: vi.fn<Executions["resume"]>(async () => {}),
      status: async () => "unknown" as const,
    },
    settings: {
      editSeconds: 60,
      filmShortSide: 1080,
      signupCredits: 10,
      deliveryWaits: [5, 300, 1_800],
      models: someModels,
      callsPerMinute: {} as Readonly<Record<string, number>>,
    },
    callLimits: fakeCallLimits(),
    presets: savedPresets.presets,
    artifacts: fakeArtifacts(),
    assets: files.assets,
    keys,
    watchLinks: {
      find: async (watchId: string) => {
        const task = [...store.values()].find(({ watch_id }) => watch_id === watchId);
        return task && { userId: task.user_id, taskId: task.task_id };
      },
    } satisfies Ports["watchLinks"],
    site: { url: "https://films.example", page: async () => sitePage } satisfies Ports["site"],
    randomText: (letters: number) => String(++made).padStart(letters, "0"),
    assistant: fakeAssistant(),
    now: () => clock.now,
    /** Waiting moves the clock, after all pending promises have run. */
    wait: async (seconds: number) => {
      await new Promise((resolve) => setImmediate(resolve));
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
    newId: (kind: string) => `${kind}_${++made}`,
  };
  return {
    ...ports,
    committed,
    uploads: files.uploads,
    account,
    clock,
    task: (id = "web_1") => {
      const task = store.get(id);
      if (!task) throw new Error(`There is no task ${id}`);
      return task;
    },
    /** Changes the task as another request would. */
    put: (task: TaskRecord) => void store.set(task.task_id, task),
    take: (id: string) => store.delete(id),
  };
};

const sitePage =
  '<html><head><meta name="description" content="Any film" /><title>Animation Agent</title></head><body></body></html>';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Store = Map<string, TaskRecord>;

const refuse = (change: Change, store: Store, account: Balances) => {
  const conflict = (is: boolean) => {
    if (!is) throw new Refusal("conflict", "The task is no longer as it was");
  };
  const isInAttempt = ({ taskId, attempt }: TaskAttempt, status: string) => {
    const task = store.get(taskId);
    return task?.process_status === status && task.attempt === attempt;
  };
  if (change.kind === "move-task")
    conflict(
      isInAttempt(change.run, change.from) && [undefined, store.get(change.run.taskId)?.rev].includes(change.rev),
    );
  if (change.kind === "set-task")
    conflict(isInAttempt(change.run, change.in) && [undefined, store.get(change.run.taskId)?.rev].includes(change.rev));
  if (change.kind === "mark-scene") conflict(isInAttempt(change.run, "in_progress"));
  if (change.kind === "put-cut") conflict((store.get(change.cut.task_id)?.attempt ?? 0) === change.cut.attempt - 1);
  if (change.kind === "edit-task") conflict(store.get(change.task.task_id)?.rev === change.from);
  if (change.kind === "extend-film") conflict(store.get(change.film.task_id)?.rev === change.film.rev);
  if (change.kind === "delete-task") conflict(store.get(change.task.task_id)?.rev === change.task.rev);
  if (change.kind === "move-credits" && account.available + sumOf(change.entries).available < 0)
    throw new Refusal("insufficient_credits", "Insufficient credits");
};

const apply = (change: Change, store: Store, account: Mutable<Balances>) => {
  const set = (run: TaskAttempt, fields: object) => {
    const task = store.get(run.taskId);
    // A field given as undefined is removed, and only such fields are optional in a record.
    if (task) store.set(run.taskId, { ...task, ...fields } as TaskRecord);
  };
  if (change.kind === "insert-task" || change.kind === "edit-task") store.set(change.task.task_id, change.task);
  if (change.kind === "insert-task") for (const task of change.also ?? []) store.set(task.task_id, task);
  if (change.kind === "put-cut") store.set(change.cut.task_id, change.cut);
  if (change.kind === "delete-task") {
    store.delete(change.task.task_id);
    if (change.cutTaskId) store.delete(change.cutTaskId);
  }
  if (change.kind === "move-task") set(change.run, { ...change.set, process_status: change.to });
  if (change.kind === "set-task") set(change.run, change.set);
  if (change.kind === "extend-film") {
    const { user_id: userId, task_id: taskId, attempt } = change.film;
    set({ userId, taskId, attempt }, change.set);
  }
  if (change.kind === "share-film" || change.kind === "unshare-film") {
    const { user_id: userId, task_id: taskId, attempt } = change.task;
    set({ userId, taskId, attempt }, { watch_id: change.kind === "share-film" ? change.watchId : undefined });
  }
  if (change.kind === "add-cost")
    for (const name of ["cost_usd", costParts[change.part]] as const)
      set(change.run, { [name]: (store.get(change.run.taskId)?.[name] ?? 0) + change.usd });
  if (change.kind === "mark-scene") {
    for (const name of change.in)
      set(change.run, { [name]: new Set([...(store.get(change.run.taskId)?.[name] ?? []), change.scene]) });
    set(change.run, { scene_marks: new Set([...(store.get(change.run.taskId)?.scene_marks ?? []), change.mark]) });
  }
  if (change.kind === "move-credits") {
    const by = sumOf(change.entries);
    for (const name of ["available", "held", "earned", "spent"] as const) account[name] += by[name];
  }
};

/** An assistant with empty answers: titles and summaries then come from the beginning of the order. */
const fakeAssistant = (): StoryAssistant => ({
  idea: async () => "",
  title: async () => "",
  summary: async () => "",
  revise: async ({ prompt }) => prompt,
});

/** Files in memory, and the order in which they were written. */
export const fakeArtifacts = () => {
  const files = new Map<string, Uint8Array>();
  const written: string[] = [];
  const put = async (key: string, content: string | Uint8Array) => {
    written.push(key);
    // Listed by age.
    files.delete(key);
    files.set(key, typeof content === "string" ? new TextEncoder().encode(content) : content);
  };
  const get = async (key: string) => {
    const file = files.get(key);
    if (!file) throw new Error(`There is no ${key}`);
    return file;
  };
  return {
    files,
    written,
    has: async (key: string) => files.has(key),
    put,
    get,
    size: async (key: string) => (await get(key)).length,
    getPart: async (key: string, from: number, bytes: number) => (await get(key)).subarray(from, from + bytes),
    copy: async (from: string, to: string) => put(to, await get(from)),
    upload: async (key: string, path: string) => put(key, path),
    download: async (key: string) => void (await get(key)),
    list: async (prefix: string) => [...files.keys()].filter((key) => key.startsWith(prefix)),
    removeAll: async (prefix: string) => {
      for (const key of files.keys()) if (key.startsWith(prefix)) files.delete(key);
    },
    zip: async (key: string, packed: readonly { readonly key: string; readonly name: string }[]) => {
      for (const each of packed) await get(each.key);
      await put(key, packed.map(({ name }) => name).join("\n"));
    },
    signer: async () => (key: string, until: Date, saveAs?: string) =>
      `https://films.example/${key}?until=${until.toISOString()}${saveAs ? `&as=${saveAs}` : ""}`,
  } satisfies Artifacts & { files: unknown; written: unknown };
};

/** The changes of one kind among those that were committed. */
export const ofKind = <K extends Change["kind"]>(changes: readonly Change[], kind: K) =>
  changes.filter((change): change is Extract<Change, { kind: K }> => change.kind === kind);
