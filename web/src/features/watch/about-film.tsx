import type { WatchedFilm } from "#contract/schema/watch.ts";
import { engineNames } from "../../lib/engine-names.ts";
import { originMark } from "../../lib/origin-mark.ts";
import { text } from "./text.ts";

/** Says that software made the film, which engines made its parts, and how its file says so. */
export const AboutFilm = ({ film: { engines } }: { readonly film: WatchedFilm }) => (
  <section className="about-film">
    <h2>{text.about}</h2>
    {engines && (
      <>
        <p>{Object.values(engines).every((engine) => engine === "built-in") ? text.byProgram : text.byModels}</p>
        <dl>
          <Part name={text.story} engine={engines.writer} />
          <Part name={text.pictures} engine={engines.illustrator} />
          <Part name={text.voice} engine={engines.narrator} />
          <Part name={text.music} engine={engines.composer} />
        </dl>
      </>
    )}
    <p>{originMark}</p>
  </section>
);

const Part = ({ name, engine }: { readonly name: string; readonly engine: string | undefined }) =>
  engine && (
    <div>
      <dt>{name}</dt>
      <dd>{engineNames(engine)}</dd>
    </div>
  );
