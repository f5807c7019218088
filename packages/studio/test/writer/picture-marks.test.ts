import { plan, textOf, write } from "@animation-agent/studio/writer";
import { describe, expect, it } from "vitest";
import { subjectStories } from "../../src/writer/english/plots/subjects/index.ts";
import { readMark } from "../../src/writer/english/plots/subjects/picture-mark.ts";
import { story } from "../../src/writer/english/plots/subjects/subject-story.ts";

describe("the mark before a paragraph", () => {
  it("says where its picture plays, when, and who does what", () => {
    expect(readMark("@street.night(hero run, coach look) They ran.")).toEqual({
      text: "They ran.",
      picture: {
        place: "city",
        spot: "street",
        time: "night",
        cast: [
          { who: "hero", action: "run" },
          { who: "coach", action: "look" },
        ],
      },
    });
    expect(readMark("@forest They ran.")).toEqual({ text: "They ran.", picture: { place: "forest" } });
    expect(readMark("They ran.")).toEqual({ text: "They ran." });
  });

  it.each(["@moonbase They ran.", "@forest.noon They ran.", "@forest(hero juggle) They ran."])(
    "%s is refused",
    (line) => {
      expect(() => readMark(line)).toThrow("is no place, time or action");
    },
  );

  it("is not told, also where the paragraph is optional", () => {
    const { after, end, pictures } = story({
      says: [/x/],
      after: ["+ @kitchen {Hero} cooked."],
      end: [["@park {Hero} and {talker} sat.", "{Hero} sat."]],
    });

    expect([...after, ...end].flatMap(([, ...lines]) => lines)).toEqual([
      "=#{Hero} cooked.",
      "=#{Hero} and {talker} sat.",
      "=#{Hero} sat.",
    ]);
    expect(pictures.map(({ text }) => text)).toEqual(["{Hero} cooked.", "{Hero} and {talker} sat."]);
  });

  it("names only people whom its story knows", () => {
    const unknown = subjectStories.flatMap(({ says, may = [], pictures }) => {
      const roles = [...says, ...may].flatMap(({ source }) =>
        [...source.matchAll(/\(\?<(\w+)>/g)].map(([, name]) => name),
      );
      return pictures.flatMap(({ text, picture }) =>
        (picture?.cast ?? [])
          .filter(({ who }) => who !== "hero" && who !== "mate" && !roles.includes(who))
          .map(({ who }) => `${who}: ${text}`),
      );
    });

    expect(unknown).toEqual([]);
  });
});

/** The pictures of a story told from this idea. */
const picturesOf = (idea: string, change = (text: string) => text) => {
  const told = write({
    idea,
    storyType: "original_story",
    language: "english",
    scenes: 8,
    seconds: 170,
    seed: "marks",
  });
  const text = change(textOf(told));
  const { scenes } = plan({ ...told, text, language: "english", scenes: 8, storyType: "original_story", idea });
  return scenes.map(({ narration, picture }) => ({ narration, ...picture }));
};

describe("the pictures of a story for a subject", () => {
  const idea =
    "Maria is an old boxer who needs one more fight to pay for her hospital. Her grandson Leo helps her train.";
  const isOfTraining = ({ narration }: { readonly narration: string }) => narration.startsWith("So Maria trained");

  it("show where its paragraphs play, and who does what there", () => {
    const training = picturesOf(idea).find(isOfTraining);

    expect(training).toMatchObject({ place: "city", spot: "street", time: "dawn" });
    expect(training?.cast.map(({ action }) => action)).toEqual(["run", "sit"]);
  });

  it("are read from the words where a user changed them", () => {
    const pictures = picturesOf(idea, (text) =>
      text.replace(
        /So Maria trained[^\n]+/,
        "So Maria trained with a book. She read it from the first page to the last one, and then she read all of it again from the beginning, because none of it would stay in her head.",
      ),
    );

    expect(pictures.find(isOfTraining)).not.toMatchObject({ spot: "street" });
    expect(pictures.some(({ spot }) => spot === "gym")).toBe(true);
  });

  it("play among the stars where the idea does", () => {
    const places = picturesOf("A girl named Mia teaches a robot on a spaceship to bake bread like her grandma.").map(
      ({ place }) => place,
    );

    expect(new Set(places)).toEqual(new Set(["spaceship"]));
  });
});
