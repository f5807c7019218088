import type { AnimationAgent } from "../agent.ts";
import type { UploadOptions } from "../types.ts";
import { UsageError } from "./settings.ts";

/** Uploads a file and returns its id, which edits and orders name. */
export const upload = async (
  agent: AnimationAgent,
  path: string,
  flags: Readonly<Record<"as" | "characterName" | "storyType" | "kind" | "look", string | undefined>>,
): Promise<string> => {
  const { as, characterName, storyType, kind, look } = flags;
  if (!path || !as)
    throw new UsageError("Please name the file and what it is for: animation-agent upload FILE --as image");
  const metadata = { ...(storyType && { storyType }), ...(kind && { kind }), ...(look && { look }) };
  const options = {
    assetType: as,
    ...(characterName && { characterName }),
    ...(Object.keys(metadata).length > 0 && { metadata }),
  };
  // The service checks the values and names a wrong one.
  return (await agent.upload(path, options as UploadOptions)).id;
};
