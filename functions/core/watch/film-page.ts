import type { WatchedFilm } from "#contract/schema/watch.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { Refusal } from "../shared/errors.ts";
import { escapeAttribute, escapeText } from "../shared/escape-markup.ts";
import { truncate } from "../shared/truncate.ts";
import type { FindsShared } from "./find-shared.ts";
import type { HasSite } from "./ports.ts";
import { watchFilm } from "./watch-film.ts";

export interface Page {
  readonly status: 200 | 404;
  readonly html: string;
}

/** Letters of a description: social networks show fewer. */
const maxDescription = 300;

/**
 * The site's page with the film in its head. Crawlers of social networks run no script, so they read the title, the
 * picture and the player there. Without a film the page says so itself.
 */
export const filmPage = async (deps: FindsShared & HasArtifacts & HasSite, watchId: string): Promise<Page> => {
  const html = await deps.site.page();
  try {
    const film = await watchFilm(deps, watchId);
    return { status: 200, html: withHead(html, `${film.title} | Animation Agent`, headOf(film, deps.site.url)) };
  } catch (error) {
    if (!(error instanceof Refusal && error.code === "not_found")) throw error;
    return { status: 404, html: withHead(html, "Film not available | Animation Agent", [noIndex]) };
  }
};

/** Only people with the link shall find a film. */
const noIndex = '<meta name="robots" content="noindex" />';

/** The address of a film's page, of its player for frames, and of its oEmbed response. */
export const addressesOf = (watchId: string, site: string) => {
  const page = `${site}/watch/${encodeURIComponent(watchId)}`;
  return {
    page,
    player: `${site}/embed/${encodeURIComponent(watchId)}`,
    oembed: `${site}/api/oembed?format=json&url=${encodeURIComponent(page)}`,
  };
};

const headOf = (film: WatchedFilm, site: string): string[] => {
  const { title, width, height, video_url, poster_url } = film;
  const { page, player, oembed } = addressesOf(film.watch_id, site);
  const description = truncate(film.description.replace(/\s+/g, " "), maxDescription);
  const property = (name: string, content: string | number | undefined) =>
    content === undefined || content === "" ? [] : [tag("meta", { property: name, content: String(content) })];
  const named = (name: string, content: string | number | undefined) =>
    content === undefined || content === "" ? [] : [tag("meta", { name, content: String(content) })];
  return [
    noIndex,
    ...named("description", description),
    tag("link", { rel: "canonical", href: page }),
    tag("link", { rel: "alternate", type: "application/json+oembed", href: oembed, title }),
    ...property("og:site_name", "Animation Agent"),
    ...property("og:type", "video.other"),
    ...property("og:title", title),
    ...property("og:description", description),
    ...property("og:url", page),
    ...property("og:locale", film.language.replace("-", "_")),
    ...property("og:image", poster_url),
    ...property("og:video", video_url),
    ...property("og:video:secure_url", video_url),
    ...property("og:video:type", "video/mp4"),
    ...property("og:video:width", width),
    ...property("og:video:height", height),
    ...property("video:duration", Math.round(film.seconds)),
    ...named("twitter:card", "player"),
    ...named("twitter:title", title),
    ...named("twitter:description", description),
    ...named("twitter:image", poster_url),
    ...named("twitter:player", player),
    ...named("twitter:player:width", width),
    ...named("twitter:player:height", height),
  ];
};

/** The page with another title, and tags in place of its description. */
const withHead = (page: string, title: string, tags: readonly string[]): string =>
  page
    .replace(/\s*<meta name="description"[^>]*>/, "")
    .replace(/\s*<meta (?:property="og|name="twitter):[^>]*>/g, "")
    // A replacement text would read the `$` of a title.
    .replace(/<title>[^<]*<\/title>/, () => [`<title>${escapeText(title)}</title>`, ...tags].join("\n    "));

const tag = (name: string, attributes: Readonly<Record<string, string>>): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  return `<${name}${written.join("")} />`;
};
