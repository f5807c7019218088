import type { LanguageId } from "#contract/catalogue/languages.ts";
import type { Plan, PlannedScene } from "../story/story.ts";
import type { HasSceneDescriber } from "./ports.ts";

/**
 * What is seen in each scene, in the film's language, in the order of the scenes: in the writer's words if there are any.
 * Undefined where the picture is the owner's: nothing says what it shows.
 */
export const descriptionsOf = (
  { describer }: HasSceneDescriber,
  { scenes, cast }: Pick<Plan, "scenes" | "cast">,
  language: LanguageId,
): (string | undefined)[] =>
  scenes.map((scene, index) =>
    isOwnPicture(scene)
      ? undefined
      : (scene.description ??
        describer.describe({
          picture: scene.picture,
          cast,
          language,
          before: scenes
            .slice(0, index)
            .filter((each) => !isOwnPicture(each))
            .map(({ picture }) => picture),
        })),
  );

const isOwnPicture = ({ picture }: PlannedScene): boolean => picture.ownKey !== undefined;
