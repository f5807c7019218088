/** Scenes of a film that are made at the same time in a crowd of films, and where the quota is not known. */
const fewScenesAtOnce = 8;
/** Scenes that AWS makes at the same time in a Map at most. */
const maxScenesAtOnce = 40;
/** What a film runs beside its scenes: the mix of its sound, and the texts that go with it. */
const besideScenes = 2;
/** What films leave free for calls of the API and consumers of events: a fifth of the quota, and at least four functions. */
const freeShare = 0.2;
const minFree = 4;
/** The part of the functions that is kept for wide films. */
const wideShare = 0.5;

export interface FilmCapacity {
  /** Films of all users in progress at the same time; 0 for no limit. */
  readonly filmsAtOnce: number;
  /** Scenes that each of them makes at the same time. */
  readonly scenesAtOnce: number;
  /** The first films in progress are wide: they make so many scenes at the same time. */
  readonly wideFilms: number;
  readonly wideScenesAtOnce: number;
}

/** How many films fit into a quota of functions that run at the same time, so that calls of the API find free ones. */
export const filmCapacity = (quota: number): FilmCapacity => {
  if (quota === 0)
    return { filmsAtOnce: 0, scenesAtOnce: fewScenesAtOnce, wideFilms: 0, wideScenesAtOnce: fewScenesAtOnce };
  const forFilms = quota - Math.max(minFree, Math.ceil(quota * freeShare));
  const scenesAtOnce = Math.max(1, Math.min(fewScenesAtOnce, forFilms - besideScenes));
  const wide = maxScenesAtOnce + besideScenes;
  const wideFilms = Math.floor((forFilms * wideShare) / wide);
  const others = Math.floor((forFilms - wideFilms * wide) / (scenesAtOnce + besideScenes));
  return {
    filmsAtOnce: Math.max(1, wideFilms + others),
    scenesAtOnce,
    wideFilms,
    wideScenesAtOnce: wideFilms > 0 ? maxScenesAtOnce : scenesAtOnce,
  };
};

/**
 * How many scenes of a film are made at the same time that starts beside so many others. A film is wide only if few are
 * in progress when it starts, so there are never more wide films than fit.
 */
export const scenesAtOnceBeside = (
  { scenesAtOnce, wideFilms, wideScenesAtOnce }: FilmCapacity,
  running: number,
): number => (running < wideFilms ? wideScenesAtOnce : scenesAtOnce);
