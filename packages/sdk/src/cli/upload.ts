import type { AnimationAgent } from "../agent.ts";
import type { UploadOptions } from "../types.ts";
import { UsageError } from "./settings.ts";

/** Uploads a file and returns its id, which edits and orders name. */
export const upload = async (
  agent: AnimationAgent,
  path: string,
  { as, characterName, storyType }: Readonly<Record<"as" | "characterName" | "storyType", string | undefined>>,
): Promise<string> => {
  if (!path || !as)
    throw new UsageError("Please name the file and what it is for: animation-agent upload FILE --as image");
  const options = {
    assetType: as,
    ...(characterName && { characterName }),
    ...(storyType && { metadata: { storyType } }),
  };
  // The service checks the values and names a wrong one.
  return (await agent.upload(path, options as UploadOptions)).id;
};
