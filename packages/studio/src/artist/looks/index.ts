import { acrylic } from "./acrylic.ts";
import { anime } from "./anime.ts";
import { cinematic } from "./cinematic.ts";
import { comic } from "./comic.ts";
import { digital } from "./digital.ts";
import { fantasy } from "./fantasy.ts";
import { ghibli } from "./ghibli.ts";
import { ink } from "./ink.ts";
import type { Look } from "./look.ts";
import { miyazaki } from "./miyazaki.ts";
import { oil } from "./oil.ts";
import { paper } from "./paper.ts";
import { pencil } from "./pencil.ts";
import { photoreal } from "./photoreal.ts";
import { pixel } from "./pixel.ts";
import { render3d } from "./render3d.ts";
import { stainedGlass } from "./stained-glass.ts";
import { storybook } from "./storybook.ts";
import { vector } from "./vector.ts";
import { watercolor } from "./watercolor.ts";
import { woodblock } from "./woodblock.ts";

/** Every style: its name in the catalogue, the words that select it in a user's own description, and its look. The first match wins. */
const looks: readonly (readonly [style: string, words: RegExp, look: Look])[] = [
  ["Hayao Miyazaki Style", /miyazaki|totoro|mononoke/i, miyazaki],
  ["Japanese Ghibli-inspired Style", /ghibli|gouache/i, ghibli],
  ["Japanese Woodblock", /wood ?block|ukiyo|hokusai|hiroshige|woodcut|linocut/i, woodblock],
  ["Chinese Ink Painting", /\bink\b|sumi|shan ?shui|calligraph|brush painting/i, ink],
  ["Stained Glass", /stained.?glass|leaded glass|(church|cathedral|rose) window|tiffany/i, stainedGlass],
  ["Pixel Art", /pixel|8.?bit|16.?bit|retro game|sprite/i, pixel],
  ["Pencil Sketch", /pencil|sketch|graphite|charcoal|crayon|line ?art|drawing|doodle|hatching/i, pencil],
  ["Watercolor", /water ?colou?r|aquarelle|wash\b/i, watercolor],
  ["Paper Cut-out", /paper|cut.?out|collage|origami|papercraft|shadow theat|felt|stop.?motion/i, paper],
  ["Oil Painting", /\boil\b|impressionis|van gogh|monet|rembrandt|baroque|renaissance|impasto/i, oil],
  ["Acrylic Painting", /acrylic|palette knife|expressionis|fauv|pop ?art|tempera|mural|graffiti/i, acrylic],
  ["Comic Book Style", /comic|graphic novel|superhero|halftone|marvel|lichtenstein|cartoon strip/i, comic],
  ["Anime Style", /anime|manga|shonen|shojo|cel.?shad|shinkai/i, anime],
  ["3D Rendering", /\b3.?d\b|pixar|cgi|render|clay|dreamworks|unreal|blender|lego/i, render3d],
  ["Vector Art", /vector|flat design|flat\b|minimal|geometric|bauhaus|infographic|poster/i, vector],
  ["Photorealistic", /photo|realistic|hyper.?real|documentary|dslr/i, photoreal],
  ["Cinematic Realism", /cinema|film|movie|noir|dramatic/i, cinematic],
  ["Fantasy Art", /fantasy|magical|mystic|enchant|surreal|psychedelic|steampunk|cyberpunk|vaporwave|neon/i, fantasy],
  ["Digital Painting", /digital|concept art|matte painting|painting|art ?station/i, digital],
];

export const styleNames: readonly string[] = looks.map(([style]) => style);

/** The look of a named style, else of the first style whose words match the description, else the picture book's. */
export const lookForStyle = (style: string): Look =>
  (looks.find(([name]) => name === style) ?? looks.find(([, words]) => words.test(style)))?.[2] ?? storybook;
