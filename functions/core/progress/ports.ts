/** Seconds per stage of earlier films; per scene for stages that work on scenes. */
export type Timings = Readonly<Record<string, readonly number[]>>;

/** The films that wait until the machine has time for them. */
export interface FilmQueue {
  /** Undefined if the film does not wait for other films. */
  find(taskId: string): Promise<QueuePlace | undefined>;
}

export interface QueuePlace {
  /** 1 is the next film. */
  readonly place: number;
  /** Films that are being made at the same time. */
  readonly filmsAtOnce: number;
}

export interface HasFilmQueue {
  readonly filmQueue: FilmQueue;
}

/** A film that could start, if as many films of all users were not in progress as may be. */
export interface WaitingFilm {
  readonly taskId: string;
  readonly userId: string;
  /** When it first could have started, and when it last could; ISO 8601. */
  readonly since: string;
  readonly seen: string;
}

/** The films of all users that are in progress or wait, under the limit of `FILMS_AT_ONCE`. */
export interface AllFilms {
  readonly running: number;
  readonly filmsAtOnce: number;
  readonly waiting: readonly WaitingFilm[];
}

export interface HasAllFilms {
  readonly allFilms: {
    /** Undefined without a limit: then no film waits for those of other users. */
    read(): Promise<AllFilms | undefined>;
    /** Scenes that a film in progress makes at the same time. It is wide if few others are in progress, and if it may be. */
    scenesAtOnce(mayBeWide: boolean): Promise<number>;
    /** Whether the user has as many films in progress as a user may have. */
    isUserBusy(userId: string): Promise<boolean>;
  };
}

export interface HasTimings {
  readonly timings: { recent(): Promise<Timings> };
}
