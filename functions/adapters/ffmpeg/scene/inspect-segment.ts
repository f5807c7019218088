import type { Stretch } from "#functions/core/media/ports.ts";
import { runFfmpeg } from "../../shared/run-ffmpeg.ts";
import { blackStretches } from "../parse-log.ts";

/** Shorter than a frame: a segment may begin or end with the black of a longer stretch. */
const minBlackSeconds = 0.01;

/** Finds black pictures. It skips non-reference pictures, which are most of them. */
export const inspectSegment = async (path: string): Promise<Stretch[]> => {
  const { log } = await runFfmpeg([
    ...["-v", "info", "-nostats", "-skip_frame", "noref", "-skip_loop_filter", "all", "-i", path],
    ...["-vf", `blackdetect=d=${minBlackSeconds}:pix_th=0.06`, "-vsync", "0", "-f", "null", "-"],
  ]);
  return blackStretches(log);
};
