import "./described.css";
import { type SyntheticEvent, useState } from "react";
import { readTranscript, type TranscriptScene } from "../lib/read-transcript.ts";
import { t } from "../lib/translate.ts";

interface TranscriptProps {
  /** The link to the text file. */
  readonly link: string;
  /** The film's language, as a BCP 47 tag. */
  readonly language: string;
  /** The heading's element, one below that of the film. */
  readonly heading?: "h2" | "h3";
}

type Loaded = readonly TranscriptScene[] | "failed" | undefined;

/** The transcript, closed at first. It is loaded when it is opened. */
export const Transcript = ({ link, language, heading: Heading = "h3" }: TranscriptProps) => {
  const [scenes, setScenes] = useState<Loaded>();
  const load = () => {
    setScenes(undefined);
    readTranscript(link).then(setScenes, () => setScenes("failed"));
  };
  const toggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open && (!scenes || scenes === "failed")) load();
  };
  const SceneHeading = Heading === "h2" ? "h3" : "h4";
  return (
    <details className="transcript" onToggle={toggle}>
      <summary>
        <Heading>{t("Transcript")}</Heading>
      </summary>
      {!scenes && <p role="status">{t("Loading...")}</p>}
      {scenes === "failed" && (
        <p role="alert">
          {t("The transcript could not be loaded.")}{" "}
          <button type="button" className="button" onClick={load}>
            {t("Try Again")}
          </button>
        </p>
      )}
      {scenes !== "failed" &&
        scenes?.map(({ title, seen, said }) => (
          <section className="scene" key={title} lang={language} dir="auto">
            <SceneHeading>{title}</SceneHeading>
            {seen && <p className="seen">{seen}</p>}
            {said.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
              <p key={index}>{line}</p>
            ))}
          </section>
        ))}
    </details>
  );
};
