import { languages } from "#contract/catalogue/languages.ts";
import type { EarlierCut, TaskRecord } from "#contract/schema/task-record.ts";
import { type ConnectedChannel, YouTubeFault } from "./ports.ts";
import { retryPassing } from "./retry-passing.ts";
import { type Uploads, type Work, writeUpload } from "./upload-record.ts";

interface Extras {
  readonly channel: ConnectedChannel;
  readonly film: TaskRecord;
  readonly files: EarlierCut;
}

/** Adds captions and thumbnail to an uploaded video. What YouTube refuses is a warning: the video is published. */
export const addExtras = async (deps: Uploads, work: Work, { channel, film, files }: Extras): Promise<void> => {
  const videoId = work.record().video_id ?? "";
  const { captions_srt_key, thumbnail_key } = files;
  const { tag: language, name } = languages[film.voice_language];
  if (captions_srt_key && !work.record().has_captions) {
    const srt = await deps.artifacts.get(captions_srt_key);
    const add = () => channel.addCaptions(videoId, { language, name, srt });
    await writeUpload(deps, work, { has_captions: true, warnings: await warningsOf(deps, work, "Captions", add) });
  }
  if (thumbnail_key && !work.record().has_thumbnail) {
    const jpeg = await deps.artifacts.get(thumbnail_key);
    const set = () => channel.setThumbnail(videoId, jpeg);
    await writeUpload(deps, work, { has_thumbnail: true, warnings: await warningsOf(deps, work, "Thumbnail", set) });
  }
};

/** The warnings so far, with that of this request. */
const warningsOf = async (deps: Uploads, work: Work, what: string, request: () => Promise<void>): Promise<string[]> => {
  const { warnings = [] } = work.record();
  try {
    await retryPassing(deps, request);
    return warnings;
  } catch (error) {
    if (!(error instanceof YouTubeFault) || error.kind === "passing") throw error;
    return [...warnings, `${what}: ${error.message}`];
  }
};
