import { interpretMachine, readDefinition } from "@animation-agent/aws-emulators/step-functions";
import { type FilmCapacity, filmCapacity, scenesAtOnceBeside } from "#contract/settings/film-capacity.ts";
import { prices } from "#infra/cost/prices.ts";
import { stageMemoryMb } from "#infra/stage-memory.ts";
import { makeVideo } from "#state-machines/make-video.ts";
import { createLambdaAccount, type LambdaAccount, type Usage } from "./lambda-account.ts";
import { flows, lighterFunctions, type MeasuredFilm } from "./measured.ts";
import { withSeededRandom } from "./seeded-random.ts";
import { createVirtualClock, type VirtualClock } from "./virtual-clock.ts";

export interface Scenario {
  /** Ordered evenly within a minute, each by a user who watches its page until it is ready. */
  readonly films: number;
  /** Of functions that run at the same time. */
  readonly quota: number;
  /** Whether films start at once, as without LAMBDA_QUOTA. */
  readonly withoutLimit?: boolean;
}

export interface Outcome extends Scenario {
  readonly completed: number;
  /** Seconds from the order to the film: the median, and of 95 in 100 films at most. */
  readonly medianSeconds: number;
  readonly p95Seconds: number;
  /** The same to the first rendered scene. */
  readonly firstSceneSeconds: number;
  readonly firstSceneP95Seconds: number;
  readonly usage: Usage;
  /** US dollars of functions and states for a film. */
  readonly costOfFilm: number;
}

const definition = JSON.stringify(makeVideo).replace(/\$\{(\w+)\}/g, "$1");
const orderSeconds = 60;
/** The page of a film asks for news so often; that of a waiting film less often (web/src/lib/poll-interval.ts). */
const pollSeconds = 2;
const mostPollSeconds = 30;

interface World {
  readonly clock: VirtualClock;
  readonly account: LambdaAccount;
  readonly measured: MeasuredFilm;
  readonly machine: ReturnType<typeof readDefinition>;
  readonly maxFilms: number;
  readonly capacity: FilmCapacity;
  running: number;
  /** Films that asked for a slot in vain, in the order in which they first did. */
  readonly waiting: Set<Film>;
  transitions: number;
}

interface Film {
  readonly ordered: number;
  firstScene: number | undefined;
  ended: number | undefined;
  readonly calls: Map<string, number>;
}

/** Runs the state machine for all films of the scenario in virtual time. The same scenario has the same outcome. */
export const simulate = (scenario: Scenario, measured: MeasuredFilm): Promise<Outcome> =>
  withSeededRandom(async () => {
    const clock = createVirtualClock();
    const account = createLambdaAccount(clock, scenario.quota);
    const capacity = filmCapacity(scenario.withoutLimit ? 0 : scenario.quota);
    const machine = readDefinition(definition);
    const maxFilms = capacity.filmsAtOnce || Number.POSITIVE_INFINITY;
    const world: World = {
      clock,
      account,
      machine,
      measured,
      maxFilms,
      capacity,
      running: 0,
      waiting: new Set(),
      transitions: 0,
    };
    const films = await clock.run(
      Promise.all(
        Array.from({ length: scenario.films }, (_, at) => order(world, (at * orderSeconds) / scenario.films)),
      ),
    );
    return outcomeOf(scenario, world, films);
  });

const outcomeOf = (scenario: Scenario, { account: { usage }, transitions }: World, films: readonly Film[]): Outcome => {
  const since = (end: (film: Film) => number | undefined): readonly number[] =>
    films.map((film) => (end(film) ?? Number.POSITIVE_INFINITY) - film.ordered).sort((one, other) => one - other);
  const [toFilm, toScene] = [since(({ ended }) => ended), since(({ firstScene }) => firstScene)];
  const cost =
    usage.gbSeconds * prices.lambdaGbSecond +
    usage.invocations * prices.lambdaRequest +
    transitions * prices.stateTransition;
  return {
    ...scenario,
    completed: films.filter(({ ended }) => ended !== undefined).length,
    medianSeconds: percentile(toFilm, 0.5),
    p95Seconds: percentile(toFilm, 0.95),
    firstSceneSeconds: percentile(toScene, 0.5),
    firstSceneP95Seconds: percentile(toScene, 0.95),
    usage,
    costOfFilm: cost / films.length,
  };
};

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;

/** A film from its order to its end. */
const order = async (world: World, at: number): Promise<Film> => {
  const { clock, account } = world;
  await clock.sleep(at);
  const film: Film = { ordered: clock.now(), firstScene: undefined, ended: undefined, calls: new Map() };
  await account.invoke(lighterFunctions.order).catch(() => {});
  const watching = watch(world, film);
  await retried(world, () => account.invoke(lighterFunctions.consumer));
  await make(world, film);
  await watching;
  return film;
};

/** EventBridge and asynchronous invocations try again until it works. */
const retried = async ({ clock }: World, call: () => Promise<void>): Promise<void> => {
  for (let seconds = 1; ; seconds = Math.min(60, 2 * seconds)) {
    try {
      return await call();
    } catch {
      await clock.sleep(seconds * (0.5 + Math.random()));
    }
  }
};

const watch = async (world: World, film: Film): Promise<void> => {
  while (film.ended === undefined && !film.calls.has("FailTask")) {
    await world.account.invoke(lighterFunctions.poll).catch(() => {});
    await world.clock.sleep(secondsToPoll(world, film));
  }
};

const secondsToPoll = ({ waiting, maxFilms, measured }: World, film: Film): number => {
  if (!waiting.has(film)) return pollSeconds;
  const place = [...waiting].indexOf(film) + 1;
  const seconds = (place * filmSeconds(measured)) / maxFilms;
  return Math.min(mostPollSeconds, Math.max(pollSeconds, seconds / 20));
};

/** A guess at the seconds of a film: its longest stages one after the other, eight scenes at a time. */
const filmSeconds = ({ stages, scenes }: MeasuredFilm): number => {
  const longest = ["VoiceScene", "DrawScene", "RenderScene"].map((name) => Math.max(...(stages[name]?.calls ?? [0])));
  return (longest.reduce((sum, seconds) => sum + seconds, 0) * scenes) / 8;
};

const make = async (world: World, film: Film): Promise<void> => {
  const { clock, machine } = world;
  await interpretMachine(
    machine,
    { userId: "user", taskId: "task", attempt: 1 },
    {
      invoke: (name) => runStage(world, film, name),
      pause: (milliseconds) => clock.sleep(milliseconds / 1000),
      now: () => new Date(1000 * clock.now()),
      onEvent: (type) => {
        if (type.endsWith("StateEntered")) world.transitions++;
      },
    },
  ).catch(() => {});
};

const runStage = async (world: World, film: Film, name: string): Promise<unknown> => {
  const { clock, account, measured } = world;
  const nth = (film.calls.get(name) ?? 0) + 1;
  const { load, calls } = measured.stages[name] ?? lightStage;
  // The call of the measured film at the same place decides how long this one takes.
  const callSeconds = calls[(nth - 1) % calls.length] ?? 0;
  const memoryMb = stageMemoryMb(name, account.quota);
  const work = { name, memoryMb, callSeconds, loadSeconds: load, flow: flows[name], kind: "stage" } as const;
  // Counted when it starts: scenes are made at the same time. A refused call is made again.
  film.calls.set(name, nth);
  await account.invoke(work).catch((error: unknown) => {
    film.calls.set(name, (film.calls.get(name) ?? 1) - 1);
    throw error;
  });
  if (name === "ClaimTask") {
    if (world.running >= world.maxFilms) {
      world.waiting.add(film);
      throw Object.assign(new Error(), { name: "UserBusy" });
    }
    world.waiting.delete(film);
    world.running++;
  }
  if (name === "CompleteTask" || name === "FailTask") world.running--;
  if (name === "CompleteTask") film.ended = clock.now();
  if (name.startsWith("Render")) film.firstScene ??= clock.now();
  // Counted when the film has its slot, as ClaimTask does.
  if (name === "ClaimTask") return { scenesAtOnce: scenesAtOnceBeside(world.capacity, world.running - 1) };
  return answerOf(measured, name, nth);
};

/** A stage that the measured film did not need. */
const lightStage = { load: 0.4, calls: [0.1] };

/** What the stages of the measured film returned, as far as the state machine reads it. */
const answerOf = ({ scenes, stages }: MeasuredFilm, name: string, nth: number): unknown => {
  const rescaled = stages["RescaleScene"]?.calls.length ?? 0;
  const answers: Readonly<Record<string, object>> = {
    WriteStory: { storyKey: "story" },
    // A film whose first picture was drawn beside the voices called DrawScene once more.
    PlanScenes: {
      scenesKey: "scenes",
      scenes,
      drawsEarly: (stages["DrawScene"]?.calls.length ?? 0) > scenes,
      needsSheets: stages["DrawSheets"] !== undefined,
    },
    FitLength: {
      fits: nth >= (stages["FitLength"]?.calls.length ?? 1),
      rescale: nth === 1 ? Array.from({ length: rescaled }, (_, at) => ({ scene: at + 1, seconds: 10 })) : [],
      ...{ scenesKey: "scenes", timingKey: "timing", round: nth },
    },
    DrawSheets: { lookKey: "look" },
    VoiceScene: { sound: "sound", words: "words" },
    DrawScene: { picture: "picture", layers: "layers" },
    WriteCaptions: { srt: "srt", vtt: "vtt" },
  };
  return answers[name] ?? {};
};
