import "./watch.css";
import { lazy, Suspense, useRef } from "react";
import { Link, useParams } from "react-router-dom";
import { storyTypes } from "#contract/catalogue/story-types.ts";
import type { WatchedFilm } from "#contract/schema/watch.ts";
import { Brand } from "../../components/brand.tsx";
import { Chapters } from "../../components/chapters.tsx";
import { Loading } from "../../components/loading.tsx";
import { PublicPage } from "../../components/public-page.tsx";
import { ThemeLink } from "../../components/theme-link.tsx";
import { isolated } from "../../lib/format.ts";
import { t } from "../../lib/translate.ts";
import { AboutFilm } from "./about-film.tsx";
import { FilmPlayer } from "./film-player.tsx";
import { text } from "./text.ts";
import { useFilm } from "./use-film.ts";

const Transcript = lazy(async () => ({ default: (await import("../../components/transcript.tsx")).Transcript }));

/** A shared film, for anyone who has its link. */
export const WatchPage = () => {
  const { watchId = "" } = useParams();
  const { film, problem, reload } = useFilm(watchId);
  if (film && !problem?.isGone) return <SharedFilm film={film} reload={reload} />;
  if (!problem) return <Loading>{text.loading}</Loading>;
  return (
    <PublicPage title={problem.isGone ? text.gone : text.failed}>
      <p>{problem.message}</p>
      {!problem.isGone && (
        <button type="button" className="button primary" onClick={reload}>
          {text.again}
        </button>
      )}
      <Link className="button" to="/">
        {text.home}
      </Link>
    </PublicPage>
  );
};

const SharedFilm = ({ film, reload }: { readonly film: WatchedFilm; readonly reload: () => void }) => {
  const video = useRef<HTMLVideoElement>(null);
  const chapters = film.chapters.map((chapter, index) => ({ ...chapter, number: index + 1 }));
  const hasChapters = chapters.length > 1;
  return (
    <div className="public watch">
      <title>{`${film.title} | Animation Agent`}</title>
      <header className="row">
        <Link to="/" className="home">
          <Brand />
        </Link>
        <Link to={formFor(film)}>{text.like}</Link>
      </header>
      <main>
        <div className={hasChapters ? `watch-film with-chapters ${film.format}` : "watch-film"}>
          <div>
            <FilmPlayer film={film} video={video} reload={reload} />
            <h1 dir="auto">{film.title}</h1>
            <p className="watch-facts">{factsOf(film)}</p>
          </div>
          {hasChapters && <Chapters scenes={chapters} video={video} heading="h2" />}
        </div>
        {film.description && (
          <p className="prose" dir="auto" lang={film.language}>
            {film.description}
          </p>
        )}
        {film.transcript_url && (
          <Suspense fallback={null}>
            <Transcript link={film.transcript_url} language={film.language} heading="h2" />
          </Suspense>
        )}
        <Link className="button primary" to={formFor(film)}>
          {text.like}
        </Link>
        <AboutFilm film={film} />
      </main>
      <footer>
        <p>{text.made}</p>
        <ThemeLink />
      </footer>
    </div>
  );
};

const factsOf = ({ story_type, illustration_style, language_name, seconds }: WatchedFilm): string =>
  [
    t(Object.entries(storyTypes).find(([id]) => id === story_type)?.[1] ?? ""),
    t(illustration_style ?? ""),
    language_name,
    text.minutes(seconds),
  ]
    .filter(Boolean)
    .map(isolated)
    .join(" · ");

/** The form with the film's type and style. */
const formFor = ({ story_type, illustration_style }: WatchedFilm): string =>
  `/create-task?${new URLSearchParams({ type: story_type, ...(illustration_style && { style: illustration_style }) })}`;
