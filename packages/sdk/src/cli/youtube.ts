import type { AnimationAgent } from "../agent.ts";
import type { YouTubeOptions, YouTubeUpload } from "../types.ts";

interface PublishOptions {
  readonly privacy: string | undefined;
  readonly madeForKids: boolean | undefined;
  /** ISO 8601. */
  readonly publishAt: string | undefined;
  /** Follow the upload to its end. */
  readonly wait: boolean | undefined;
  readonly print: (line: string) => void;
}

/** Publishes a completed film on YouTube and prints each change of the upload. Returns its last state. */
export const publish = async (
  agent: AnimationAgent,
  id: string,
  { privacy, madeForKids, publishAt, wait, print }: PublishOptions,
): Promise<YouTubeUpload["state"]> => {
  const given = {
    ...(privacy && { privacy }),
    ...(madeForKids && { made_for_kids: true }),
    ...(publishAt && { publish_at: publishAt }),
  };
  // The service checks the values and names a wrong one.
  let upload = await agent.publishOnYouTube(id, given as YouTubeOptions);
  let last = lineOf(upload);
  print(`${id}  ${last}`);
  if (!wait) return upload.state;
  for await (upload of agent.watchYouTube(id)) {
    const line = lineOf(upload);
    if (line !== last) print(`${id}  ${line}`);
    last = line;
  }
  for (const warning of upload.warnings) print(`${id}  ${warning}`);
  return upload.state;
};

const lineOf = ({ state, percent, video_url, error }: YouTubeUpload): string =>
  error ?? (state === "published" ? `${state} ${video_url}` : `${state} ${percent} %`);
