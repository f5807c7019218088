import { filmStudio } from "#functions/adapters/ffmpeg/film-studio.ts";
import { layeredPictureFiles } from "#functions/adapters/pictures/layered-picture-files.ts";
import type { Ports } from "#functions/core/ports.ts";

/** ffmpeg and the files of pictures: the same in production and on one machine. */
export const film = (): Pick<Ports, "film" | "pictures"> => ({ film: filmStudio, pictures: layeredPictureFiles });
