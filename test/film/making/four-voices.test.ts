import { expect, it } from "vitest";
import type { LanguageId } from "#contract/catalogue/languages.ts";
import { defaultVoice } from "#contract/catalogue/voices.ts";
import { studioNarrator } from "#functions/adapters/engines/built-in/narrator.ts";
import { joinSpeech } from "#functions/core/narration/join-speech.ts";
import { sceneUtterances } from "#functions/core/narration/voices.ts";

/** A woman, a man and a girl, and what each says in one scene. */
const dialogues = {
  english: {
    names: ["Anna", "Peter", "Rose"],
    narration:
      "The three friends looked at the sea. “The storm is coming from the west tonight,” said Anna. “We must bring the boat home before it is dark,” said Peter. “I can see the light of the old tower,” said Rose.",
  },
  spanish: {
    names: ["Ana", "Pedro", "Rosa"],
    narration:
      "Los tres amigos miraban el mar. «La tormenta viene del oeste esta noche», dijo Ana. «Tenemos que traer el barco antes de la noche», dijo Pedro. «Veo la luz de la vieja torre», dijo Rosa.",
  },
  chinese: {
    names: ["安娜", "彼得", "小玫"],
    narration:
      "三个朋友站在港口望着大海。安娜说:“今天晚上暴风雨要从西边来了。”彼得说:“我们必须在天黑以前把船开回家。”小玫说:“我看见了老灯塔的灯光。”",
  },
  arabic: {
    names: ["آنا", "بطرس", "وردة"],
    narration:
      "نظر الأصدقاء الثلاثة إلى البحر. قالت آنا: «العاصفة قادمة من الغرب هذه الليلة». قال بطرس: «يجب أن نعيد القارب إلى البيت قبل الظلام». قالت وردة: «أرى ضوء البرج القديم».",
  },
} as const satisfies Partial<Record<LanguageId, { names: readonly [string, string, string]; narration: string }>>;

const kinds = ["woman", "man", "girl"] as const;
const frame = 0.04;
/** A lag of voiced speech is like the one before: 70 to 400 Hz. */
const [minHertz, maxHertz] = [70, 400];
const minLikeness = 0.75;

interface Sound {
  readonly samples: Float32Array;
  readonly sampleRate: number;
}

/** The median pitch of stretches of speech in Hz, by autocorrelation. */
const pitchOf = ({ samples, sampleRate }: Sound, stretches: readonly (readonly [number, number])[]): number => {
  const size = Math.round(frame * sampleRate);
  const pitches = stretches.flatMap(([start, end]) => {
    const frames = Math.max(0, Math.floor((end - start) / frame) - 1);
    return Array.from({ length: frames }, (_, n) => Math.round((start + n * frame) * sampleRate)).flatMap(
      (from) => framePitch(samples.subarray(from, from + 2 * size), size, sampleRate) ?? [],
    );
  });
  return pitches.toSorted((one, other) => one - other)[Math.floor(pitches.length / 2)] ?? 0;
};

const framePitch = (samples: Float32Array, size: number, rate: number): number | undefined => {
  let [best, found] = [minLikeness, 0];
  for (let lag = Math.round(rate / maxHertz); lag <= Math.min(rate / minHertz, samples.length - size); lag++) {
    let [product, one, other] = [0, 1e-9, 1e-9];
    for (let at = 0; at < size; at += 2) {
      const [a, b] = [samples[at] ?? 0, samples[at + lag] ?? 0];
      product += a * b;
      one += a * a;
      other += b * b;
    }
    const likeness = product / Math.sqrt(one * other);
    // A longer lag must be clearly better: multiples of the period are like it, too.
    if (likeness > best + (found ? 0.02 : 0)) [best, found] = [likeness, lag];
  }
  return found ? rate / found : undefined;
};

it.each(Object.keys(dialogues) as (keyof typeof dialogues)[])("four voices speak in %s", async (language) => {
  const { names, narration } = dialogues[language];
  const cast = names.map((name, n) => ({ id: `cast-${n}`, name, kind: kinds[n] ?? "", traits: [] }));
  const order = { voice_language: language, voice_id: defaultVoice(language).id, character_voices: true };

  const utterances = sceneUtterances(order, { cast }, { narration }) ?? [];
  const spoken = await Promise.all(
    utterances.map(async (each) => ({
      ...each,
      speech: await studioNarrator.speak({ text: each.text, language, voice: each.voice, model: "" }),
    })),
  );
  const { speakers = [], words, ...sound } = joinSpeech(spoken);

  expect(speakers.map(({ name }) => name)).toEqual(names);
  expect(new Set(utterances.map(({ voice }) => voice)).size).toBe(4);
  const said = speakers.flatMap(({ words: [from, to] }) => words.slice(from, to + 1));
  const stretchOf = (name: string) =>
    speakers
      .filter((each) => each.name === name)
      .map(({ words: [from, to] }) => [words[from]?.start ?? 0, words[to]?.end ?? 0] as const);
  const told = words.filter((word) => !said.includes(word)).map(({ start, end }) => [start, end] as const);
  const pitches = [pitchOf(sound, told), ...names.map((name) => pitchOf(sound, stretchOf(name)))];
  const [, woman = 0, man = 0, girl = 0] = pitches;
  const ratios = pitches.toSorted((one, other) => one - other).map((pitch, n, all) => pitch / (all[n - 1] ?? 1));
  if (process.env["PITCHES"])
    console.info(
      language,
      pitches.map(Math.round),
      utterances.map(({ voice }) => voice),
    );
  expect(Math.min(...pitches)).toBeGreaterThan(minHertz);
  // A semitone is a ratio of 1.06.
  expect(Math.min(...ratios.slice(1))).toBeGreaterThan(1.06);
  expect([man < woman, woman < girl]).toEqual([true, true]);
});
