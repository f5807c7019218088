import { vi } from "vitest";
import { lengths } from "#contract/catalogue/lengths.ts";
import type { Ports } from "#functions/core/all-ports.ts";
import type { Composer, SceneDescriber } from "#functions/core/film/ports.ts";
import type {
  ContentCredentials,
  FilmFacts,
  FilmOrder,
  FilmStudio,
  LayeredPicture,
  PictureFiles,
  SoundMixer,
} from "#functions/core/media/ports.ts";
import type { Narrator, Recordings, Speech } from "#functions/core/narration/ports.ts";
import type { Illustrator } from "#functions/core/picture/ports.ts";
import type { StoryRequest, StoryWriter } from "#functions/core/story/ports.ts";
import type { Plan, PlannedScene, StoryDraft } from "#functions/core/story/story.ts";

/** A request for a fantasy story of three minutes. */
export const makeStoryRequest = (given: Partial<StoryRequest> = {}): StoryRequest => ({
  idea: "A lighthouse keeper befriends a storm",
  storyType: "fantasy_story",
  language: "english",
  scenes: 10,
  seconds: 160,
  seed: "web_1",
  audienceAge: "adults",
  audienceGender: "all_genders",
  audienceLocation: "global",
  thematicPurpose: "",
  signaturePhrases: "",
  searchKeywords: "",
  narratorName: "",
  temperature: 0.1,
  wishes: { writing: "", structure: "" },
  model: "built-in",
  ...given,
});

export const makeStory = (given: Partial<StoryDraft> = {}): StoryDraft => ({
  title: "The fox at sea",
  text: "Once upon a tide a fox learned to sail.",
  cast: [{ id: "fox", name: "Fox", kind: "fox", traits: ["red"] }],
  wordForWord: false,
  ...given,
});

export const makeScene = (number: number, given: Partial<PlannedScene> = {}): PlannedScene => ({
  number,
  title: `Scene ${number}`,
  narration: `The fox sails day ${number}.`,
  picture: {
    place: "sea",
    time: "day",
    weather: "clear",
    mood: "calm",
    shot: "wide",
    cast: [],
    props: [],
    prompt: `A fox on a boat, day ${number}`,
  },
  ...given,
});

export const makePlan = (scenes: number = lengths[3].scenes): Plan => ({
  title: "The fox at sea",
  cast: makeStory().cast,
  scenes: Array.from({ length: scenes }, (_, n) => makeScene(n + 1)),
});

export const emptyPicture: LayeredPicture = { width: 2, height: 2, layers: [] };

/** Speech duration of a text: half a second per letter. */
const rate = 100;
export const seconds = (text: string): number => text.length / 2;

/** The measurements of a film without faults. */
export const makeFilmFacts = (given: Partial<FilmFacts> = {}): FilmFacts => ({
  seconds: 180,
  frames: 5_400,
  width: 1920,
  height: 1080,
  framesPerSecond: 30,
  videoCodec: "h264",
  profile: "High",
  audioCodec: "aac",
  audioSeconds: 180,
  sampleRate: 48_000,
  integratedLoudness: -16,
  truePeak: -2,
  blackStretches: [],
  silentStretches: [],
  faststart: true,
  bytes: 1_000_000,
  ...given,
});

/** Speech whose words are equally long. */
const fakeSpeech = (text: string, end: number): Speech => {
  const words = text.split(" ").map((word, n, all) => ({
    text: word,
    start: (end * n) / all.length,
    end: (end * (n + 1)) / all.length,
  }));
  const samples = new Float32Array(Math.round(end * rate)).fill(0.5);
  return { sampleRate: rate, samples, words, sentences: [{ start: 0, end, words: [0, words.length - 1] }] };
};

/** Fake engines and a fake film studio. Their mocks record the calls. */
export const fakeStudio = () => {
  let ordered: FilmOrder | undefined;
  const film = {
    renderScene: vi.fn<FilmStudio["renderScene"]>(async () => {}),
    inspectSegment: vi.fn<FilmStudio["inspectSegment"]>(async () => []),
    streamScene: vi.fn<FilmStudio["streamScene"]>(async ({ frames }) => ({
      headBytes: 1,
      parts: [{ bytes: 1, frames }],
    })),
    joinFilm: vi.fn<FilmStudio["joinFilm"]>(async (order) => {
      ordered = order;
    }),
    inspectFilm: vi.fn<FilmStudio["inspectFilm"]>(async () => makeFilmFacts({ seconds: ordered?.seconds ?? 0 })),
    thumbnail: vi.fn<FilmStudio["thumbnail"]>(async () => new Uint8Array([1])),
    titleCard: vi.fn<FilmStudio["titleCard"]>(async () => emptyPicture),
    flatPicture: vi.fn<FilmStudio["flatPicture"]>(async () => emptyPicture),
    toJpeg: vi.fn<FilmStudio["toJpeg"]>(async (image) => image),
    captionRuler: () => ({ measure: (text: string) => text.length * 20, width: 1_400 }),
  } satisfies FilmStudio;
  return {
    writer: {
      write: vi.fn<StoryWriter["write"]>(async () => makeStory()),
      adapt: vi.fn<StoryWriter["adapt"]>(async ({ text }) => makeStory({ text, wordForWord: true })),
      plan: vi.fn<StoryWriter["plan"]>(async ({ scenes }) => makePlan(scenes)),
      rescale: vi.fn<StoryWriter["rescale"]>(async (asked) => "x".repeat(Math.round(asked.seconds * 2))),
      translate: vi.fn<NonNullable<StoryWriter["translate"]>>(async ({ title, cast, scenes, language }) => ({
        title: `${title} (${language})`,
        names: Object.fromEntries(cast.map(({ id, name }) => [id, `${name} (${language})`])),
        scenes: scenes.map((scene) => ({ ...scene, narration: `${scene.narration} ${language}` })),
      })),
      describe: vi.fn<StoryWriter["describe"]>(async ({ title }) => ({
        title,
        description: "A fox learns to sail.",
        hashtags: ["#fox", "#sea"],
      })),
    } satisfies StoryWriter,
    sound: { mixSound: vi.fn<SoundMixer["mixSound"]>(async () => makeFilmFacts()) } satisfies SoundMixer,
    illustrator: { draw: vi.fn<Illustrator["draw"]>(async () => emptyPicture) },
    narrator: { speak: vi.fn<Narrator["speak"]>(async ({ text }) => fakeSpeech(text, seconds(text))) },
    recordings: {
      read: vi.fn<Recordings["read"]>(async ({ text }) => fakeSpeech(text, seconds(text) + 1)),
      // Every scene has the same share of the recording.
      split: vi.fn<Recordings["split"]>(async ({ texts, seconds: all }) =>
        texts.map((_, n) => ({ start: (n * all) / texts.length, end: ((n + 1) * all) / texts.length, pace: 1 })),
      ),
    },
    composer: { compose: vi.fn<Composer["compose"]>(async () => {}) },
    describer: {
      describe: vi.fn<SceneDescriber["describe"]>(({ picture }) => `${picture.place}, ${picture.time}.`),
      speak: vi.fn<SceneDescriber["speak"]>(async ({ text }) => fakeSpeech(text, seconds(text))),
    },
    film,
    pictures: {
      pack: async () => new Uint8Array([1]),
      unpack: async () => emptyPicture,
      flatten: async () => new Uint8Array([2]),
      tile: async () => new Uint8Array([3]),
    } satisfies PictureFiles,
    contentCredentials: {
      signFilm: vi.fn<ContentCredentials["signFilm"]>(async () => {}),
      signPicture: vi.fn<ContentCredentials["signPicture"]>(async (image) => image),
    },
    withTempFolder: ((work) => work("/a-folder")) satisfies Ports["withTempFolder"],
  };
};
