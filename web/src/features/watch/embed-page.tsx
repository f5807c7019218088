import "./watch.css";
import { useRef } from "react";
import { useParams } from "react-router-dom";
import { Loading } from "../../components/loading.tsx";
import { FilmPlayer } from "./film-player.tsx";
import { text } from "./text.ts";
import { useFilm } from "./use-film.ts";

/** The player of a shared film, for a frame of another site. */
export const EmbedPage = () => {
  const { watchId = "" } = useParams();
  const { film, problem, reload } = useFilm(watchId);
  const video = useRef<HTMLVideoElement>(null);
  if (film && !problem?.isGone)
    return (
      <main className="embed embed-film">
        <title>{film.title}</title>
        <FilmPlayer film={film} video={video} reload={reload} />
        <a href={`/watch/${film.watch_id}`} target="_blank" rel="noopener">
          {text.openPage}
        </a>
      </main>
    );
  if (!problem) return <Loading>{text.loading}</Loading>;
  return (
    <main className="embed">
      <title>{text.gone}</title>
      <h1>{problem.isGone ? text.gone : text.failed}</h1>
      <p>{problem.message}</p>
      {!problem.isGone && (
        <button type="button" onClick={reload}>
          {text.again}
        </button>
      )}
    </main>
  );
};
