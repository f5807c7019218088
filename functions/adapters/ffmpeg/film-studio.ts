import type { FilmStudio } from "#functions/core/media/ports.ts";
import { flatPicture } from "../shared/flat-picture.ts";
import { inspectFilm } from "./inspect-film.ts";
import { joinFilm } from "./join-film.ts";
import { inspectSegment } from "./scene/inspect-segment.ts";
import { renderScene } from "./scene/render-scene.ts";
import { streamScene } from "./scene/stream-scene.ts";
import { thumbnail } from "./still/thumbnail.ts";
import { titleCard } from "./still/title-card.ts";
import { toJpeg } from "./still/to-jpeg.ts";
import { captionRuler } from "./text/caption-style.ts";

/** Renders films with ffmpeg and our own pixel kernel (WebAssembly). */
export const filmStudio: FilmStudio = {
  renderScene,
  inspectSegment,
  streamScene,
  joinFilm,
  inspectFilm,
  thumbnail,
  titleCard,
  flatPicture,
  toJpeg,
  captionRuler,
};
