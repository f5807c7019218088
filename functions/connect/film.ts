import { filmStudio } from "#functions/adapters/ffmpeg/film-studio.ts";
import { layeredPictureFiles } from "#functions/adapters/pictures/layered-picture-files.ts";
import type { HasFilmStudio, HasPictureFiles } from "#functions/core/media/ports.ts";

/** ffmpeg and the file format of layered pictures. */
export const film = (): HasFilmStudio & HasPictureFiles => ({ film: filmStudio, pictures: layeredPictureFiles });
