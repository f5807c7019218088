import { engineTasks, type Role, resolveChoice } from "#contract/settings/engine-choice.ts";
import { settings } from "#contract/settings/settings.ts";
import type { Models } from "#functions/core/provider/ports.ts";
import { optionalSetting } from "../environment.ts";

/** The lists of engines that new films are made by, with all models named. */
export const chosenEngines = (): Models => ({
  writer: listOf("writer", "WRITER"),
  illustrator: listOf("illustrator", "ILLUSTRATOR"),
  narrator: listOf("narrator", "NARRATOR"),
  composer: listOf("composer", "COMPOSER"),
});

const listOf = (role: Role, name: "WRITER" | "ILLUSTRATOR" | "NARRATOR" | "COMPOSER"): string =>
  resolveChoice(optionalSetting(name) ?? settings[name].default, engineTasks[role]);
