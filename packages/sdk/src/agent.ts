import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import createClient, { type Client } from "openapi-fetch";
import type { paths } from "./api.generated.ts";
import { read, toApiError } from "./errors.ts";
import { type Fetch, retryingFetch } from "./retrying-fetch.ts";
import type {
  Asset,
  AssetFilter,
  Credits,
  Downloads,
  EditResult,
  FileKind,
  Film,
  FilmFilter,
  Order,
  OrderedTranslations,
  Preset,
  PresetForm,
  Pronunciations,
  Quote,
  Receipt,
  SceneEdits,
  Scenes,
  StartedCut,
  TranslationOrders,
  UploadOptions,
  YouTubeOptions,
  YouTubeUpload,
} from "./types.ts";
import { uploadFile } from "./upload.ts";

export interface AgentOptions {
  /** The URL of the site, for example `https://films.example.com`. */
  readonly url: string;
  /** Your API key: `aa_live_…` or `aa_test_…`. */
  readonly apiKey: string;
  /** Your user id. The developer page shows it in the URL for orders. */
  readonly userId: string;
  /** Default: the `fetch` of Node.js. */
  readonly fetch?: Fetch;
}

interface WatchOptions {
  /** Seconds between two looks. Default: 5. */
  readonly everySeconds?: number;
  readonly signal?: AbortSignal;
}

/** A film that has ended does not change any more, except that its files are deleted after some days. */
export const hasEnded = ({ process_status }: Film): boolean =>
  process_status === "completed" || process_status === "failed";

/** Orders, watches and downloads films. Every method throws `ApiError` when the service refuses. */
export class AnimationAgent {
  /** Every call of the API, typed by its OpenAPI description: `agent.api.GET("/api/system-configuration")`. */
  readonly api: Client<paths>;
  readonly #userId: string;
  readonly #fetch: Fetch;

  constructor({ url, apiKey, userId, fetch: fetchOnce = (request) => fetch(request) }: AgentOptions) {
    this.#userId = userId;
    this.#fetch = retryingFetch(fetchOnce);
    const headers = { authorization: `Bearer ${apiKey}` };
    this.api = createClient<paths>({ baseUrl: url.replace(/\/+$/, ""), headers, fetch: this.#fetch });
  }

  /** Orders a film; its credits are held at once. Orders with the same idempotency key are accepted once. */
  async order(order: Order, idempotencyKey: string = randomUUID()): Promise<Receipt> {
    const params = { path: { userId: this.#userId }, header: { "Idempotency-Key": idempotencyKey } };
    return read(await this.api.POST("/api/webhook/incoming/{userId}", { params, body: order })).data;
  }

  /** Changes an order that is still pending. Fields that are left out keep their values. */
  edit(taskId: string, changes: Partial<Order>): Promise<Receipt> {
    return this.order({ ...changes, mode: "edit", task_id: taskId });
  }

  /** The price of a film of this many minutes (default: that of an order without a length), and the missing credits. */
  async quote(minutes?: Quote["minutes"]): Promise<Quote> {
    return read(await this.api.POST("/api/quote", { body: { ...(minutes && { videoDuration: minutes }) } })).data;
  }

  async credits(): Promise<Credits> {
    return read(await this.api.GET("/api/user/{userId}/credits", { params: { path: { userId: this.#userId } } })).data;
  }

  /** The pronunciations of your account: each new film gets them. */
  async pronunciations(): Promise<Pronunciations> {
    const params = { path: { userId: this.#userId } };
    return read(await this.api.GET("/api/user/{userId}/pronunciations", { params })).data.pronunciations;
  }

  /** Replaces the pronunciations of your account. Films that were ordered before stay as they are. */
  async savePronunciations(pronunciations: Pronunciations): Promise<Pronunciations> {
    const request = { params: { path: { userId: this.#userId } }, body: { pronunciations } };
    return read(await this.api.POST("/api/user/{userId}/pronunciations", request)).data.pronunciations;
  }

  /** The presets of your account, by name. */
  async presets(): Promise<readonly Preset[]> {
    const params = { path: { userId: this.#userId } };
    return read(await this.api.GET("/api/user/{userId}/presets", { params })).data.presets;
  }

  /** Saves settings as a preset. The one of that name is replaced; films that were ordered with it stay as they are. */
  async savePreset(preset: PresetForm, idempotencyKey: string = randomUUID()): Promise<Preset> {
    const path = { userId: this.#userId };
    const same = (await this.presets()).find(({ name }) => name === preset.name.trim());
    if (same) {
      const params = { path: { ...path, presetId: same.preset_id } };
      return read(await this.api.POST("/api/user/{userId}/presets/{presetId}", { params, body: preset })).data;
    }
    const params = { path, header: { "Idempotency-Key": idempotencyKey } };
    return read(await this.api.POST("/api/user/{userId}/presets", { params, body: preset })).data;
  }

  async deletePreset(presetId: string): Promise<void> {
    const params = { path: { userId: this.#userId, presetId } };
    read(await this.api.DELETE("/api/user/{userId}/presets/{presetId}", { params }));
  }

  /**
   * Uploads a file of this machine, for example `{ assetType: "image" }` for a scene's own picture, and returns it: edits and
   * orders name it by its `id`.
   */
  upload(path: string, options: UploadOptions): Promise<Asset> {
    return uploadFile({ api: this.api, fetch: this.#fetch }, path, options);
  }

  /** The files that you have uploaded, newest first. Edits and orders name their ids. */
  async assets(filter: AssetFilter = {}): Promise<readonly Asset[]> {
    const params = { path: { userId: this.#userId }, query: filter };
    return read(await this.api.GET("/api/user/{userId}/assets", { params })).assets;
  }

  async film(taskId: string): Promise<Film> {
    return read(await this.api.GET("/api/task/{id}/status", byId(taskId))).data;
  }

  /** Your films, newest first. Further pages are asked for as you read on. */
  async *films(filter: FilmFilter = {}): AsyncGenerator<Film> {
    let cursor: string | undefined;
    do {
      const query = { limit: 50, ...filter, ...(cursor && { cursor }) };
      const params = { path: { userId: this.#userId }, query };
      const { data } = read(await this.api.GET("/api/user/{userId}/tasks", { params }));
      yield* data.tasks;
      cursor = data.pagination.next_cursor;
    } while (cursor);
  }

  /** Yields the film now and after each change, and ends when it is completed or has failed. */
  async *watch(taskId: string, { everySeconds = 5, signal }: WatchOptions = {}): AsyncGenerator<Film> {
    const abort = signal && { signal };
    let version: string | undefined;
    for (;;) {
      const header = version ? { "If-None-Match": version } : {};
      const answer = await this.api.GET("/api/task/{id}/status", {
        params: { path: { id: taskId }, header },
        ...abort,
      });
      if (answer.response.status !== 304) {
        const film = read(answer).data;
        yield film;
        if (hasEnded(film)) return;
        version = answer.response.headers.get("etag") ?? undefined;
      }
      await wait(everySeconds * 1_000, undefined, abort);
    }
  }

  /** Waits until a film has ended, and returns it. Look at `process_status`: it may have failed. */
  async finished(taskId: string, options: WatchOptions = {}): Promise<Film> {
    let last: Film | undefined;
    for await (const film of this.watch(taskId, options)) last = film;
    return last ?? this.film(taskId);
  }

  /** Starts a pending film now instead of after its edit window. */
  async start(taskId: string): Promise<void> {
    read(await this.api.POST("/api/task/{id}/start", byId(taskId)));
  }

  /** The scenes of a film so far, their revision, and the prices of edits. */
  async scenes(taskId: string): Promise<Scenes> {
    return read(await this.api.GET("/api/task/{id}/scenes", byId(taskId))).data;
  }

  /**
   * Edits the scenes of a film that waits for its review. The edits name the revision of `scenes`; `dry_run` only says what
   * they would cost. Edits with the same idempotency key are carried out once.
   */
  async editScenes(taskId: string, edits: SceneEdits, idempotencyKey: string = randomUUID()): Promise<EditResult> {
    const params = { path: { id: taskId }, header: { "Idempotency-Key": idempotencyKey } };
    return read(await this.api.POST("/api/task/{id}/scenes/edits", { params, body: edits })).data;
  }

  /**
   * Starts a new cut of a completed film with edited scenes: `editScenes` with `dry_run` says the price. `watch` follows its
   * `cut_task_id`; the film then shows it. Edits with the same idempotency key start one cut.
   */
  async makeCut(
    taskId: string,
    edits: Omit<SceneEdits, "dry_run">,
    idempotencyKey: string = randomUUID(),
  ): Promise<StartedCut> {
    const params = { path: { id: taskId }, header: { "Idempotency-Key": idempotencyKey } };
    return read(await this.api.POST("/api/task/{id}/cuts", { params, body: edits })).data;
  }

  /**
   * Orders a completed film in other languages, for a third of its price each: all or none. `dry_run` only says the price.
   * Orders with the same idempotency key are carried out once.
   */
  async translate(
    taskId: string,
    order: TranslationOrders,
    idempotencyKey: string = randomUUID(),
  ): Promise<OrderedTranslations> {
    const params = { path: { id: taskId }, header: { "Idempotency-Key": idempotencyKey } };
    return read(await this.api.POST("/api/task/{id}/translations", { params, body: order })).data;
  }

  /**
   * Keeps a completed film longer, for credits: its `extension` says the price and the new date. Returns the film. Calls with
   * the same idempotency key extend it once.
   */
  async extend(taskId: string, idempotencyKey: string = randomUUID()): Promise<Film> {
    const params = { path: { id: taskId }, header: { "Idempotency-Key": idempotencyKey } };
    return read(await this.api.POST("/api/task/{id}/extension", { params })).data;
  }

  /**
   * Publishes a completed film on the YouTube channel that you have connected on the site, or goes on with a failed upload.
   * Default: private, and not made for children.
   */
  async publishOnYouTube(taskId: string, options: YouTubeOptions = {}): Promise<YouTubeUpload> {
    return read(await this.api.POST("/api/task/{id}/youtube", { ...byId(taskId), body: options })).data;
  }

  /** The upload of a film to YouTube; null if there is none. */
  async youTubeUpload(taskId: string): Promise<YouTubeUpload | null> {
    return read(await this.api.GET("/api/task/{id}/youtube", byId(taskId))).data;
  }

  /** Yields the upload of a film now and every few seconds, and ends when it is published or has failed. */
  async *watchYouTube(taskId: string, { everySeconds = 5, signal }: WatchOptions = {}): AsyncGenerator<YouTubeUpload> {
    for (;;) {
      const upload = await this.youTubeUpload(taskId);
      if (!upload) return;
      yield upload;
      if (upload.state !== "uploading") return;
      await wait(everySeconds * 1_000, undefined, signal && { signal });
    }
  }

  /** Continues a film that waits for its review. A first look then costs the `credits_due` of the film. */
  async continueReview(taskId: string): Promise<void> {
    read(await this.api.POST("/api/task/{id}/review/continue", byId(taskId)));
  }

  /** Gives a completed film a public page, `/watch/{watch_id}`, or takes the page away. Returns the film. */
  async share(taskId: string, shared: boolean): Promise<Film> {
    return read(await this.api.POST("/api/task/{id}/share", { ...byId(taskId), body: { shared } })).data;
  }

  /** Ends a film that waits or is being made. The credits for unfinished work are returned. */
  async cancel(taskId: string): Promise<void> {
    read(await this.api.POST("/api/task/{id}/cancel", byId(taskId)));
  }

  /** Makes a failed film again from where it failed. */
  async retry(taskId: string): Promise<void> {
    read(await this.api.POST("/api/task/{id}/retry", byId(taskId)));
  }

  /** Deletes a film that is pending or has ended. */
  async delete(taskId: string): Promise<void> {
    read(await this.api.DELETE("/api/task/{id}", byId(taskId)));
  }

  /** Signed links to the files of a completed film. */
  async downloads(taskId: string): Promise<Downloads> {
    return read(await this.api.GET("/api/task/{id}/downloads", byId(taskId))).data;
  }

  /** Saves a file of a completed film. A download that breaks off leaves no file of this name. */
  async save(taskId: string, kind: FileKind, path: string): Promise<void> {
    const { files } = await this.downloads(taskId);
    const file = files.find((each) => each.kind === kind);
    if (!file) throw new Error(`This film has no file of the kind "${kind}".`);
    await this.saveLink(file.url, path);
  }

  /** Saves what a signed link of `downloads` leads to, in the same way. */
  async saveLink(url: string, path: string): Promise<void> {
    const response = await this.#fetch(new Request(url));
    if (!response.ok || !response.body) throw toApiError(response, undefined);
    const unfinished = `${path}.part`;
    try {
      // The types of the two web streams differ, the streams do not.
      await pipeline(Readable.fromWeb(response.body as never), createWriteStream(unfinished));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await rename(unfinished, path);
  }
}

const byId = (id: string) => ({ params: { path: { id } } });
