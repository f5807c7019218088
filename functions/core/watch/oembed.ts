import type { OEmbed } from "#contract/schema/watch.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { Refusal } from "../shared/errors.ts";
import { addressesOf } from "./film-page.ts";
import type { FindsShared } from "./find-shared.ts";
import type { HasSite } from "./ports.ts";
import { watchFilm } from "./watch-film.ts";

interface Asked {
  readonly url: string;
  readonly maxwidth?: number | undefined;
  readonly maxheight?: number | undefined;
}

/** The frame of a player has at most this many pixels on its long side, if nothing else is asked. */
const usualSide = 960;

/** The player of a shared film as oEmbed describes it. */
export const oembedOf = async (deps: FindsShared & HasArtifacts & HasSite, asked: Asked): Promise<OEmbed> => {
  const watchId = watchIdIn(asked.url, deps.site.url);
  if (!watchId)
    throw new Refusal("not_found", `This is not the address of a film here. It starts with ${deps.site.url}/watch/.`);
  const film = await watchFilm(deps, watchId);
  const { player } = addressesOf(watchId, deps.site.url);
  const { width, height } = fitted(film, asked);
  return {
    version: "1.0",
    type: "video",
    title: film.title,
    provider_name: "Animation Agent",
    provider_url: deps.site.url,
    html: `<iframe src="${player}" width="${width}" height="${height}" style="border:0;max-width:100%;height:auto;aspect-ratio:${width}/${height}" allow="fullscreen; picture-in-picture" allowfullscreen title="Film player"></iframe>`,
    width,
    height,
    ...(film.poster_url && {
      thumbnail_url: film.poster_url,
      thumbnail_width: film.width,
      thumbnail_height: film.height,
    }),
  };
};

/** The id in the address of a film's page or player. */
const watchIdIn = (url: string, site: string): string | undefined =>
  url.startsWith(`${site}/`)
    ? /^\/(?:watch|embed)\/([0-9A-Za-z]+)\/?(?:[?#].*)?$/.exec(url.slice(site.length))?.[1]
    : undefined;

/** The largest size of the film's proportions within the limits. */
const fitted = (film: { readonly width: number; readonly height: number }, { maxwidth, maxheight }: Asked) => {
  const scale = Math.min(
    usualSide / Math.max(film.width, film.height),
    ...(maxwidth ? [maxwidth / film.width] : []),
    ...(maxheight ? [maxheight / film.height] : []),
  );
  const pixels = (side: number) => Math.max(1, Math.floor(side * scale));
  return { width: pixels(film.width), height: pixels(film.height) };
};
