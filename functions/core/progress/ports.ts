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

export interface HasTimings {
  readonly timings: { recent(): Promise<Timings> };
}
