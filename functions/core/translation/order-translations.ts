import { type LanguageId, languages } from "#contract/catalogue/languages.ts";
import { translationPrice } from "#contract/catalogue/translation-price.ts";
import { defaultVoice } from "#contract/catalogue/voices.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type {
  FilmTranslation,
  OrderedTranslations,
  TranslationOrder,
  TranslationOrders,
} from "#contract/schema/translation.ts";
import { readChoice } from "#contract/settings/engine-choice.ts";
import { commitPaid } from "../credit/commit-paid.ts";
import type { HasCredits } from "../credit/ports.ts";
import { priceOfCards } from "../credit/price-shares.ts";
import { reserve } from "../credit/task-credits.ts";
import { maxCharactersOf } from "../edit/editable.ts";
import { priceByLength } from "../media/price-by-length.ts";
import type { CreatesTasks } from "../order/create-task.ts";
import { maxTestFilmsPerDay, type Origin } from "../order/origin.ts";
import { assertEnginesAvailable, assertLanguageIsSpoken } from "../provider/assert-engines-available.ts";
import { builtInModels } from "../provider/models.ts";
import type { HasModelSettings, Models } from "../provider/ports.ts";
import { retryOnConflict } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import { truncate } from "../shared/truncate.ts";
import { refuseWhileTranslated } from "../task/delete-task.ts";
import { findTask } from "../task/find-task.ts";
import type { HasTasks } from "../task/ports.ts";
import { taskEvent } from "../task/task-event.ts";
import { setTask } from "../task/update-task.ts";
import { newTranslation } from "./new-translation.ts";
import { checkLanguage, type FinishedFilm, finishedFilm, ownTranslation, sourceOf } from "./source-of.ts";

export type OrdersTranslations = CreatesTasks & HasTasks;

/**
 * Orders a finished film in other languages: a task for each, with the pictures of the film, for a third of its price. All
 * are stored and their prices held in one transaction: all are ordered, or none.
 */
export const orderTranslations = async (
  deps: OrdersTranslations,
  userId: string,
  taskId: string,
  request: TranslationOrders,
  origin: Pick<Origin, "by" | "id">,
): Promise<OrderedTranslations> => {
  let each = 0;
  let needs_texts = false;
  const commit: OrdersTranslations["commit"] = (changes) =>
    commitPaid(deps, userId, each * request.languages.length, changes);
  const films = await retryOnConflict({ commit }, async () => {
    const film = await finishedFilm(deps, userId, taskId);
    each = priceOf(film);
    needs_texts = needsTexts(deps, film);
    await checkOrders(deps, film, request);
    if (request.dry_run) return { changes: [], result: [] };
    const { changes, ordered } = await changesOf(deps, film, request.languages, { ...origin, price: each });
    return { changes, result: ordered };
  });
  return resultOf(deps, userId, {
    each,
    needs_texts,
    count: request.languages.length,
    films,
    isDryRun: request.dry_run,
  });
};

/** The answer to an order that was carried out and whose answer was lost. */
export const lastTranslations = async (
  deps: HasTasks & HasCredits & HasModelSettings,
  userId: string,
  taskId: string,
  request: TranslationOrders,
): Promise<OrderedTranslations> => {
  const film = await findTask(deps, userId, taskId);
  const films = (film.translations ?? []).filter((made) =>
    request.languages.some(({ language }) => language === made.language),
  );
  const of = { each: priceOf(film), needs_texts: needsTexts(deps, film) };
  return resultOf(deps, userId, { ...of, count: films.length, films, isDryRun: false });
};

/** Credits for a finished film in another language: a third of its own price, without its pictures that are title cards. */
const priceOf = (film: TaskRecord): number =>
  film.test ? 0 : translationPrice(Math.max(0, priceByLength(film) - priceOfCards(film)));

const resultOf = async (
  { credits }: HasCredits,
  userId: string,
  of: {
    readonly each: number;
    readonly needs_texts: boolean;
    readonly count: number;
    readonly films: readonly FilmTranslation[];
    readonly isDryRun: boolean;
  },
): Promise<OrderedTranslations> => {
  const { available } = await credits.balances(userId);
  const price = of.each * of.count;
  const left = of.isDryRun ? available - price : available;
  return {
    credits: price,
    credits_each: of.each,
    needs_texts: of.needs_texts,
    films: [...of.films],
    balance: Math.max(0, left),
    missing: Math.max(0, -left),
  };
};

/** Refuses, before credits are held, what cannot be made. */
const checkOrders = async (
  deps: OrdersTranslations,
  film: FinishedFilm,
  { languages: orders, dry_run }: TranslationOrders,
) => {
  if (film.test && orders.length > 1)
    throw new Refusal("invalid_request", "A test film can be made in one other language at a time.");
  const models = modelsOf(deps, film);
  for (const order of orders) {
    checkLanguage(film.voice_language, order);
    if (!film.test) assertLanguageIsSpoken(models, order.language);
  }
  if (dry_run) return;
  await refuseWhileTranslated(
    deps,
    film,
    orders.map(({ language }) => language),
  );
  const isTranslated = orders.some(({ texts }) => !texts);
  if (isTranslated && needsTexts(deps, film))
    throw new Refusal(
      "translator_needed",
      "The built-in writer cannot translate. Give the title and the narrations in the other language yourself, or choose a language model as WRITER in the settings: docs/engines.md says how.",
    );
  if (!film.test) await assertEnginesAvailable(deps, modelsToCheck(models, { isTranslated }));
};

const modelsOf = ({ settings }: HasModelSettings, { test }: Pick<TaskRecord, "test">): Models =>
  test ? builtInModels : settings.models;

/** Whether only the built-in writer is there, which cannot translate. */
const needsTexts = (deps: HasModelSettings, film: Pick<TaskRecord, "test">): boolean =>
  readChoice(modelsOf(deps, film).writer).every(({ engine }) => engine === "built-in");

/** No picture is drawn, and the built-in writer does not stand in for a model that translates. */
const modelsToCheck = (models: Models, { isTranslated }: { readonly isTranslated: boolean }): Models => {
  const writers = models.writer.split(",").filter((writer) => !isTranslated || writer !== builtInModels.writer);
  return { ...models, illustrator: builtInModels.illustrator, writer: writers.join(",") };
};

/** The longest title with which the ledger, which shortens names, still names the language. */
const maxTitle = 40;
const nameIn = (language: LanguageId, title: string): string =>
  `${truncate(title, maxTitle)} (${languages[language].name})`;

const changesOf = async (
  deps: OrdersTranslations,
  film: FinishedFilm,
  orders: readonly TranslationOrder[],
  by: Pick<Origin, "by" | "id"> & { readonly price: number },
) => {
  const source = await sourceOf(deps, film);
  const tasks: TaskRecord[] = [];
  for (const each of orders) {
    const { language, voice_id = defaultVoice(language).id, texts } = each;
    const own = ownTranslation(source.plan, each, maxCharactersOf(film));
    const codeName = nameIn(language, texts?.title ?? film.story_title ?? film.code_name);
    const wanted = { ...by, language, voiceId: voice_id, codeName };
    tasks.push(await newTranslation(deps, film, own ? { ...source, own } : source, wanted));
  }
  const [task, ...also] = tasks;
  if (!task) throw new Refusal("invalid_request", "Please choose a language.");
  const ordered = tasks.map(({ task_id, voice_language: language }) => ({ language, task_id }));
  const others = (film.translations ?? []).filter(
    (made) => !ordered.some(({ language }) => language === made.language),
  );
  const at = deps.now().toISOString();
  const entries = tasks.flatMap((each) => (by.price > 0 ? [reserve(each, at)] : []));
  const count = { kind: "count-test" as const, userId: film.user_id, at, most: maxTestFilmsPerDay };
  const changes = [
    ...(entries.length > 0 ? [{ kind: "move-credits" as const, userId: film.user_id, entries }] : []),
    ...(film.test ? [count] : []),
    { kind: "insert-task" as const, task, also },
    setTask(film, { translations: [...others, ...ordered] }),
    ...tasks.map((each) => taskEvent(deps, "task.created", each, { startAfter: each.start_after })),
  ];
  return { changes, ordered };
};
