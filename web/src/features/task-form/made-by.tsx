import "../../components/films.css";
import "./made-by.css";
import { useQuery } from "@tanstack/react-query";
import { CopyableText } from "../../components/copyable-text.tsx";
import { configuration } from "../../lib/configuration.ts";
import { engineNames } from "../../lib/engine-names.ts";
import { t } from "../../lib/translate.ts";

const text = {
  title: t("Who Makes This Film"),
  parts: { writer: t("Story"), illustrator: t("Pictures"), narrator: t("Voice"), composer: t("Music") },
  better: t("A language model writes better stories. Start the product with one of these commands:"),
  ways: [
    { command: "GEMINI_API_KEY=... npm start", what: t("Gemini writes, draws and speaks.") },
    { command: "WRITER=ollama/qwen3:8b npm start", what: t("A free model on this machine writes.") },
  ],
} as const;

/** The commands restart the product, so they help only the person at this machine. */
const isThisMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(location.hostname);

/** The engines that make the film, and the shortest way to better ones while all are built in. */
export const MadeBy = () => {
  const { data } = useQuery(configuration);
  if (!data) return null;
  const isBuiltIn = Object.values(data.engines).every((list) => list === "built-in");
  return (
    <section className="made-by" aria-label={text.title}>
      <h2>{text.title}</h2>
      <dl>
        {Object.entries(text.parts).map(([role, part]) => (
          <div key={role}>
            <dt>{part}</dt>
            <dd>{engineNames(data.engines[role as keyof typeof text.parts])}</dd>
          </div>
        ))}
      </dl>
      {isBuiltIn && isThisMachine && (
        <>
          <p>{text.better}</p>
          <ul>
            {text.ways.map(({ command, what }) => (
              <li key={command}>
                <CopyableText kind="badge" what={t("command")} value={command} />
                <span>{what}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
