import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import { text } from "./text.ts";

/** The words of one scene that are to be recorded. */
export const SceneWords = ({ words }: { readonly words: string }) => (
  <div>
    <Box color="text-body-secondary">{text.readAloud}</Box>
    <blockquote className="words-to-read" dir="auto">
      {words}
    </blockquote>
  </div>
);

/** The words of all scenes in their order, to be read or downloaded. */
export const AllWords = ({ scenes }: { readonly scenes: readonly string[] }) => (
  <div>
    <Box color="text-body-secondary">{text.readAllAloud}</Box>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
    <section className="all-words" aria-label={text.narration} tabIndex={0}>
      {scenes.map((words, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: scenes have no other name here
        <div key={index}>
          <Box variant="awsui-key-label">{text.scene(index + 1)}</Box>
          <blockquote className="words-to-read" dir="auto">
            {words}
          </blockquote>
        </div>
      ))}
    </section>
    <Button variant="inline-link" iconName="download" onClick={() => download(scenes)}>
      {text.downloadWords}
    </Button>
  </div>
);

const download = (scenes: readonly string[]): void => {
  const parts = scenes.map((words, index) => `${text.scene(index + 1)}\n\n${words}\n`);
  const address = URL.createObjectURL(new Blob([parts.join("\n")], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = "narration.txt";
  link.click();
  URL.revokeObjectURL(address);
};
