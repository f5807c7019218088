import { filmStudio } from "#functions/adapters/ffmpeg/film-studio.ts";
import { pictureFiles } from "#functions/adapters/pictures/files.ts";
import type { HasFilmStudio, HasPictureFiles } from "#functions/core/media/ports.ts";

/** ffmpeg and the files of pictures: the same in production and on one machine. */
export const film = (): HasFilmStudio & HasPictureFiles => ({ film: filmStudio, pictures: pictureFiles });
