import { readChoice } from "#contract/settings/engine-choice.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasEngineChecks, Models } from "./ports.ts";

/** What people know the engines by. */
const parts: Readonly<Record<keyof Models, string>> = {
  writer: "writes the story",
  illustrator: "draws the pictures",
  narrator: "speaks the narration",
  composer: "composes the music",
};

/** Refuses an order before credits are held: throws if no engine of a list can work now. */
export const assertEnginesAvailable = async ({ engineChecks }: HasEngineChecks, models: Models): Promise<void> => {
  await Promise.all(
    (Object.keys(parts) as (keyof Models)[]).map(async (role) => {
      const unavailable = await engineChecks.unavailable(models[role]);
      if (unavailable.length < readChoice(models[role]).length) return;
      const message = `The engine that ${parts[role]} is not available at the moment. You have not been charged. Please try again later.`;
      throw new Refusal("capacity", message);
    }),
  );
};
