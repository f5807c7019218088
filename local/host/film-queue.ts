interface Film {
  readonly userId: string;
  /** The turn of its user in which it comes, and its arrival among films of the same turn. */
  readonly turn: number;
  readonly arrival: number;
  state: "waiting" | "admitted";
  readonly admit: (() => void)[];
}

export interface FilmName {
  readonly userId: string;
  readonly taskId: string;
}

/**
 * Decides which films are made now. Films are admitted in order of arrival, but users take turns: a user's second film
 * comes after the first ones of all others. A film that is in work goes before those that were admitted later, so that
 * films are finished one by one instead of all at the end.
 */
export const createFilmQueue = (maxFilms: number) => {
  const films = new Map<string, Film>();
  const lastTurn = new Map<string, number>();
  let currentTurn = 0;
  let arrivals = 0;

  const ordered = (state: Film["state"]) =>
    [...films.entries()]
      .filter(([, film]) => film.state === state)
      .sort(([, one], [, other]) => one.turn - other.turn || one.arrival - other.arrival);

  const add = ({ userId, taskId }: FilmName): Film => {
    const turn = Math.max(currentTurn, (lastTurn.get(userId) ?? -1) + 1);
    lastTurn.set(userId, turn);
    const film: Film = { userId, turn, arrival: arrivals++, state: "waiting", admit: [] };
    films.set(taskId, film);
    return film;
  };

  const admit = (film: Film) => {
    film.state = "admitted";
    currentTurn = Math.max(currentTurn, film.turn);
    for (const resolve of film.admit.splice(0)) resolve();
  };

  const admitNext = () => {
    for (const [, film] of ordered("waiting").slice(0, Math.max(0, maxFilms - ordered("admitted").length))) admit(film);
  };

  return {
    filmsAtOnce: maxFilms,
    /** Resolves when the film is admitted, and at once if it is in work. It keeps its place until it leaves. */
    async enter(name: FilmName): Promise<void> {
      const film = films.get(name.taskId) ?? add(name);
      if (film.state === "admitted") return;
      const admitted = new Promise<void>((resolve) => film.admit.push(resolve));
      admitNext();
      await admitted;
    },
    /** Admits a film that was in work before the process started. */
    resume(name: FilmName): void {
      const film = films.get(name.taskId) ?? add(name);
      if (film.state === "waiting") admit(film);
    },
    /** Frees the place of a film that has ended or waits for something else. */
    leave(taskId: string): void {
      const film = films.get(taskId);
      if (!film) return;
      films.delete(taskId);
      for (const resolve of film.admit) resolve();
      if (![...films.values()].some(({ userId }) => userId === film.userId)) lastTurn.delete(film.userId);
      admitNext();
    },
    /** The order in which the stages of films run; lower is first. Films that are not known come first. */
    rankOf: (taskId: string): number => {
      const film = films.get(taskId);
      return film ? film.turn * 1e6 + film.arrival : -1;
    },
    /** 1 is the next one; undefined if the film does not wait. */
    placeOf(taskId: string): number | undefined {
      const index = ordered("waiting").findIndex(([id]) => id === taskId);
      return index < 0 ? undefined : index + 1;
    },
  };
};

type FilmQueue = ReturnType<typeof createFilmQueue>;
/** Invokes the function with this ARN, and returns its result. */
export type Invoke = (arn: string, payload: unknown) => Promise<unknown>;

/** The ARNs of the stages that begin or end a wait of a film. */
export interface TurnStages {
  /** Each takes a place for its film, and waits for it. It holds no instance while it waits. */
  readonly claims: readonly string[];
  /** Each stops its film until its owner goes on, for days perhaps: its place is free until then. */
  readonly waits: readonly string[];
}

/** Invokes the stages of films, of as many films at a time as the queue admits. */
export const invokeInTurn =
  (films: FilmQueue, { claims, waits }: TurnStages, invoke: Invoke): Invoke =>
  async (arn, payload) => {
    // Stages get their film as `run`, and the claim of a new film gets it alone.
    const { run } = (payload ?? {}) as { readonly run?: FilmName };
    // Before the stage stores the token that continues the film, so that the film cannot have entered again.
    if (waits.includes(arn)) films.leave(run?.taskId ?? "");
    else if (claims.includes(arn)) return claimInTurn(films, run ?? (payload as FilmName), () => invoke(arn, payload));
    else if (run?.taskId) films.resume(run);
    return invoke(arn, payload);
  };

const claimInTurn = async (films: FilmQueue, film: FilmName, claim: () => Promise<unknown>): Promise<unknown> => {
  await films.enter(film);
  try {
    return await claim();
  } catch (error) {
    // Its owner has too many films in work, or a provider is paused: others go first.
    films.leave(film.taskId);
    throw error;
  }
};
