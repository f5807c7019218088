import { type EnginePrice, priceOfModel } from "#contract/catalogue/engine-prices.ts";
import { defaultModelOf, type EngineTask } from "#contract/catalogue/engines.ts";
import { lengths, type Minutes } from "#contract/catalogue/lengths.ts";
import { maxSheets } from "#functions/core/picture/look-bible.ts";
import { measured } from "#infra/cost/measured.ts";
import { prices } from "#infra/cost/prices.ts";

/** The engines that write, draw and speak. */
export const engines = ["studio", "studio + Polly", "Gemini"] as const;
export type Engine = (typeof engines)[number];

export interface FilmCost {
  /** Functions, including the time that they wait for a provider. */
  readonly compute: number;
  readonly workflow: number;
  readonly records: number;
  readonly storage: number;
  /** Of content credentials. */
  readonly signatures: number;
  readonly delivery: number;
  readonly providers: number;
}

/** US dollars for one film, by part. */
export const filmCost = (minutes: Minutes, engine: Engine): FilmCost => {
  const { scenes, storyCharacters: letters } = lengths[minutes];
  const seconds = minutes * 60;
  const each = ({ film, scene }: { film: number; scene: number }) => film + scene * scenes;
  const { waitPerScene: wait, files, events, calls, views } = measured;
  const invocations = each(measured.invocations) + measured.otherInvocations;
  const waiting = engine === "Gemini" ? scenes * (wait.pictureSeconds + wait.speechSeconds) * wait.gb : 0;
  const gbSeconds = seconds * measured.processorSecondsPerFilmSecond * measured.gbPerProcessor + waiting;
  return {
    compute: gbSeconds * prices.lambdaGbSecond + invocations * prices.lambdaRequest,
    workflow: each(measured.transitions) * prices.stateTransition + events * prices.event,
    records:
      each(measured.writeUnits) * prices.dynamoWriteUnit +
      each(measured.readUnits) * prices.dynamoReadUnit +
      (each(measured.logKilobytes) / 1e6) * prices.logGb,
    storage:
      each(files) * prices.s3Put +
      2 * each(files) * prices.s3Get +
      ((seconds * measured.megabytesPerFilmSecond) / 1000) * (measured.storedDays / 30) * prices.s3GbMonth,
    signatures: each(measured.signatures) * prices.signature,
    delivery:
      ((views * seconds * measured.megabytesOfVideoPerFilmSecond) / 1000) * prices.cloudFrontGb +
      calls *
        (prices.apiRequest + prices.cloudFrontRequest + prices.lambdaRequest + 0.05 * 0.5 * prices.lambdaGbSecond) +
      2 * prices.mail,
    providers: providerCost(engine, { scenes, letters, seconds }),
  };
};

/** The lasting price of an engine's default model: launch offers end. */
const priceOf = (engine: string, task: EngineTask): EnginePrice => {
  const model = defaultModelOf(engine, task)?.model ?? "";
  const price = priceOfModel(engine, model, "9999-12-31");
  if (!price) throw new Error(`contract/catalogue/engine-prices.ts has no price of ${engine}/${model}`);
  return price;
};

const providerCost = (
  engine: Engine,
  { scenes, letters, seconds }: { scenes: number; letters: number; seconds: number },
): number => {
  if (engine === "studio") return 0;
  if (engine === "studio + Polly") return (letters * (priceOf("polly", "speech").perMillionCharacters ?? 0)) / 1e6;
  const { tokens, lettersPerToken } = measured;
  const perToken = (task: EngineTask) => {
    const { inputPerMillionTokens = 0, outputPerMillionTokens = 0 } = priceOf("gemini", task);
    return { input: inputPerMillionTokens / 1e6, output: outputPerMillionTokens / 1e6 };
  };
  const [text, image, speech] = [perToken("text"), perToken("image"), perToken("speech")];
  const read = tokens.inPerFilm + tokens.inPerScene * scenes + (2 * letters) / lettersPerToken;
  const written = tokens.outPerFilm + tokens.outPerScene * scenes + letters / lettersPerToken;
  const pictures = scenes * tokens.outPerPicture + maxSheets(scenes) * tokens.outPerSheet;
  return (
    read * text.input +
    written * text.output +
    scenes * tokens.inPerPicture * image.input +
    pictures * image.output +
    (letters / lettersPerToken) * speech.input +
    seconds * tokens.outPerSpokenSecond * speech.output
  );
};

export const total = (cost: FilmCost): number =>
  Object.values(cost).reduce((sum: number, part: number) => sum + part, 0);
