import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { draw, flatten } from "@animation-agent/studio/artist";
import { plan, textOf, write } from "@animation-agent/studio/writer";
import { styles } from "#contract/catalogue/styles.ts";
import { type BenchFilm, films } from "./storyboards/films.ts";
import { contactSheet, type SheetPicture } from "./storyboards/sheet.ts";

/**
 * Draws films as contact sheets, for a reader to judge hero, place and action of each picture:
 * `npm run bench:storyboards -- --out /tmp/sheets --find violin`. With `--looks`, two scenes in every style instead.
 */
const { values } = parseArgs({
  options: {
    out: { type: "string", default: "/tmp/storyboards" },
    find: { type: "string", default: "" },
    scenes: { type: "string", default: "12" },
    looks: { type: "boolean", default: false },
    portrait: { type: "boolean", default: false },
  },
});

const size = values.portrait ? { width: 270, height: 480 } : { width: 480, height: 270 };
const columns = values.portrait ? 6 : 4;

const plannedFilm = ({ idea, text, language, name }: BenchFilm) => {
  const scenes = Number(values.scenes);
  if (text) return plan({ text, language, scenes, title: "" });
  const story = write({ idea: idea ?? "", storyType: "original_story", language, scenes, seconds: 100, seed: name });
  return plan({ text: textOf(story), language, scenes, title: story.title, cast: story.cast, ...(idea && { idea }) });
};

const keep = async (name: string, pictures: readonly SheetPicture[], seconds: number): Promise<void> => {
  const file = join(values.out, `${name}.png`);
  await writeFile(file, await contactSheet(pictures, { ...size, columns }));
  process.stdout.write(`${file}: ${pictures.length} pictures, ${seconds.toFixed(2)} s each\n`);
};

const drawFilm = async (film: BenchFilm): Promise<void> => {
  const { cast, scenes } = plannedFilm(film);
  const pictures: SheetPicture[] = [];
  const start = performance.now();
  for (const [at, { narration, picture }] of scenes.entries()) {
    const request = { seed: `${film.name} ${at}`, storySeed: film.name, style: film.style, ...size, picture, cast };
    const who = picture.cast.map(({ id, action }) => `${id} ${action}`).join(", ");
    pictures.push({
      png: await flatten(await draw({ ...request, still: true })),
      lines: [`${at + 1} ${picture.place}/${picture.time}: ${who} | ${picture.props.join(" ")}`, narration],
    });
  }
  await keep(film.name, pictures, (performance.now() - start) / 1000 / scenes.length);
};

const drawLooks = async (): Promise<void> => {
  for (const [name, index] of [
    ["quarry", 2],
    ["violin", 7],
  ] as const) {
    const film = films.find((each) => each.name === name);
    const planned = film && plannedFilm(film);
    const scene = planned?.scenes[index];
    if (!planned || !scene) throw new Error(`No scene ${index} in ${name}`);
    const pictures: SheetPicture[] = [];
    const start = performance.now();
    for (const { value } of styles) {
      const request = {
        seed: name,
        storySeed: name,
        style: value,
        ...size,
        picture: scene.picture,
        cast: planned.cast,
      };
      pictures.push({ png: await flatten(await draw({ ...request, still: true })), lines: [value] });
    }
    await keep(`looks-${name}`, pictures, (performance.now() - start) / 1000 / pictures.length);
  }
};

await mkdir(values.out, { recursive: true });
if (values.looks) await drawLooks();
else for (const film of films) if (film.name.includes(values.find)) await drawFilm(film);
