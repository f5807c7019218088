/** Scenes of a film that are made at the same time where the quota allows it: `MaxConcurrency` of make-video. */
export const maxScenesAtOnce = 8;
/** What a film runs beside its scenes: the mix of its sound. */
const besideScenes = 1;
/** What films leave free for calls of the API and consumers of events: a fifth of the quota, and at least four functions. */
const freeShare = 0.2;
const minFree = 4;

export interface FilmCapacity {
  /** Films of all users in progress at the same time; 0 for no limit. */
  readonly filmsAtOnce: number;
  readonly scenesAtOnce: number;
}

/** How many films fit into a quota of functions that run at the same time, so that calls of the API find free ones. */
export const filmCapacity = (quota: number): FilmCapacity => {
  if (quota === 0) return { filmsAtOnce: 0, scenesAtOnce: maxScenesAtOnce };
  const forFilms = quota - Math.max(minFree, Math.ceil(quota * freeShare));
  const scenesAtOnce = Math.max(1, Math.min(maxScenesAtOnce, forFilms - besideScenes));
  return { filmsAtOnce: Math.max(1, Math.floor(forFilms / (scenesAtOnce + besideScenes))), scenesAtOnce };
};

/** The definition of a state machine with another limit of scenes. */
export const withScenesAtOnce = (definition: string, scenesAtOnce: number): string =>
  definition.replaceAll(
    new RegExp(`"MaxConcurrency": ?${maxScenesAtOnce}\\b`, "g"),
    `"MaxConcurrency": ${scenesAtOnce}`,
  );
