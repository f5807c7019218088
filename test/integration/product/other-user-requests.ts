import type { Endpoint } from "#contract/endpoint.ts";
import { api, type EndpointId } from "#contract/index.ts";

/** Ids that the victim owns, by the placeholders that walks use. */
export interface Victim {
  readonly userId: string;
  readonly id: string;
  readonly asset: string;
  readonly key: string;
}

/** A request that another user makes with the victim's ids, and the expected status. */
export interface Walk {
  readonly another: number;
  /** Values of path parameters other than the victim's `userId` and the `id` of the victim's task. */
  readonly path?: Readonly<Record<string, string>>;
  /** The part of the request that also names the victim as the caller. */
  readonly claims?: "query" | "body";
  readonly body?: object;
}

const taskData = { storyType: "fairytale_story", inputStory: "A fox learns to sail", voiceLanguage: "english" };
const preset = { name: "My channel", settings: { enableSubtitle: true } };
/** A task of another user is not found, and no caller can name another user. */
const ofTask: readonly Walk[] = [{ another: 404 }, { another: 403, claims: "query" }];
const ofAsset: readonly Walk[] = ofTask.map((walk) => ({ ...walk, path: { assetId: "{asset}" } }));
const ofUser: readonly Walk[] = [{ another: 403 }];
/** Open to every user; the answer contains no user data. */
const ofAll: readonly Walk[] = [{ another: 200 }];

/** Only administrators may call these. */
const ofAdmin = ofUser;

/** The walks of every endpoint of the contract. An endpoint without walks does not compile. */
export const walks: Readonly<Record<EndpointId, readonly Walk[]>> = {
  createTask: [
    { another: 403, claims: "body", body: { taskData } },
    { another: 404, body: { mode: "edit", taskId: "{id}", taskData } },
  ],
  taskStatus: ofTask,
  taskScenes: ofTask,
  editScenes: ofTask.map((walk) => ({ ...walk, body: { revision: 1, edits: [{ type: "redraw", scene: 1 }] } })),
  makeCut: ofTask.map((walk) => ({ ...walk, body: { revision: 1, edits: [{ type: "redraw", scene: 1 }] } })),
  translateTask: ofTask.map((walk) => ({ ...walk, body: { languages: [{ language: "german" }] } })),
  taskPlaylist: ofTask,
  taskDownloads: ofTask,
  listTasks: ofUser,
  startTask: ofTask,
  continueReview: ofTask,
  cancelTask: ofTask,
  retryTask: ofTask,
  extendTask: ofTask,
  shareTask: ofTask.map((walk) => ({ ...walk, body: { shared: true } })),
  deleteTask: ofTask,
  watchFilm: [{ another: 404 }],
  watchPage: [{ another: 404, path: { page: "watch" } }],
  oembed: [{ another: 400 }],
  credits: ofUser,
  ledger: ofUser,
  quote: [{ another: 200, claims: "body", body: {} }],
  initializeUserCredits: [{ another: 403, claims: "body", body: {} }],
  createFolders: ofUser,
  listPronunciations: ofUser,
  savePronunciations: ofUser.map((walk) => ({ ...walk, body: { pronunciations: [{ word: "Li", say: "lee" }] } })),
  mailPreferences: ofUser,
  saveMailPreferences: ofUser.map((walk) => ({ ...walk, body: { film_ready: false } })),
  userLanguage: ofUser,
  saveUserLanguage: ofUser.map((walk) => ({ ...walk, body: { language: "de" } })),
  // The link of a mail ends such mails without a login; a forged link ends nothing.
  mailSubscription: [{ another: 404, path: { token: "forged.seal" } }],
  unsubscribePage: [{ another: 200, path: { token: "forged.seal" } }],
  unsubscribe: [{ another: 404, path: { token: "forged.seal" } }],
  exportAccount: ofUser,
  deleteAccount: ofUser,
  createCheckoutSession: [{ another: 403, body: { package_id: "basic", user_id: "{userId}" } }],
  paymentHistory: ofUser,
  paymentInvoice: [{ another: 403, path: { paymentId: "pay_1" } }],
  paymentOutcome: [{ another: 404, path: { sessionId: "cs_test_1" } }],
  stripeWebhook: [{ another: 400, body: {} }],
  uploadUrl: [{ another: 403, claims: "body", body: { assetType: "image", fileName: "dog.png", size: 9 } }],
  completeUpload: ofAsset,
  // A form that names the victim is sent in test/unit/http/assets.test.ts.
  uploadAsset: [{ another: 415 }],
  listAssets: ofUser,
  deleteAsset: ofAsset,
  watermarkExists: [{ another: 403, path: { storyType: "bible_story" } }],
  redeemVoucher: [{ another: 403, claims: "body", body: { voucherCode: "v_1" } }],
  listVouchers: ofAdmin,
  createVoucher: [{ another: 403, body: { amount: 100 } }],
  topUpCredits: [{ another: 403, body: { targetUserId: "{userId}", creditAmount: 100 } }],
  topUpHistory: ofAdmin,
  customerInfo: [{ another: 403, path: { email: "victim@example.com" } }],
  refundTask: [{ another: 403, body: { taskId: "{id}", userId: "{userId}", reason: "none" } }],
  findForSupport: ofAdmin,
  retryFilm: [{ another: 403, body: { taskId: "{id}", userId: "{userId}", reason: "none" } }],
  extendFilm: [{ another: 403, body: { taskId: "{id}", userId: "{userId}", reason: "none" } }],
  searchFilms: [{ another: 403, body: { text: "owl" } }],
  endTask: [{ another: 403, body: { taskId: "{id}", userId: "{userId}", reason: "none" } }],
  pausedProviders: ofAdmin,
  pauseProvider: ofAdmin.map((walk) => ({ ...walk, body: { provider: "gemini", reason: "A test" } })),
  resumeProvider: ofAdmin.map((walk) => ({ ...walk, body: { provider: "gemini", reason: "A test" } })),
  listAudit: ofAdmin,
  webhookConfig: ofUser,
  saveWebhookConfig: [{ another: 403, body: { webhook_url: "https://hooks.example.com/films" } }],
  deleteWebhookConfig: ofUser,
  rotateWebhookSecret: ofUser,
  testWebhook: [{ another: 403, body: { webhook_url: "https://hooks.example.com/films", user_id: "{userId}" } }],
  webhookDeliveries: ofUser,
  redeliverWebhook: [{ another: 403, path: { id: "msg_1" } }],
  ghostConfig: ofUser,
  saveGhostConfig: [
    {
      another: 403,
      body: { ghost_api_url: "https://blog.example.com", ghost_admin_api_key: `${"a".repeat(24)}:${"b".repeat(64)}` },
    },
  ],
  deleteGhostConfig: ofUser,
  testGhost: [{ another: 400, body: {} }],
  youTubeChannel: ofUser,
  connectYouTube: ofUser,
  finishYouTube: ofUser.map((walk) => ({ ...walk, body: { state: "state", code: "code" } })),
  saveYouTubeSettings: ofUser.map((walk) => ({ ...walk, body: { auto_publish: null } })),
  disconnectYouTube: ofUser,
  youTubeUpload: [{ another: 404 }],
  publishOnYouTube: [{ another: 404, body: { privacy: "private" } }],
  listPresets: ofUser,
  createPreset: ofUser.map((walk) => ({ ...walk, body: preset })),
  changePreset: ofUser.map((walk) => ({ ...walk, path: { presetId: "preset_1" }, body: preset })),
  deletePreset: ofUser.map((walk) => ({ ...walk, path: { presetId: "preset_1" } })),
  apiKey: ofUser,
  generateApiKey: ofUser,
  deleteApiKey: [{ another: 403, path: { keyId: "{key}" } }],
  apiUsageHistory: ofUser,
  incomingOrder: [{ another: 401, body: { input_story: "A fox" } }],
  storyIdea: [{ another: 200, body: { storyType: "fairytale_story" } }],
  storyTitle: [{ another: 200, body: { storyType: "fairytale_story", story: "A fox learns to sail" } }],
  storySummary: [{ another: 200, body: { story: "A fox learns to sail." } }],
  revisePrompt: [
    {
      another: 200,
      body: { storyType: "fairytale_story", originalPrompt: "Tell of a fox.", revisionRequest: "Tell of an owl." },
    },
  ],
  systemPromptTemplates: ofAll,
  systemPromptTemplate: [{ another: 200, path: { storyType: "fairytale_story" } }],
  validateSystemPrompt: [{ another: 200, body: { storyType: "fairytale_story" } }],
  openApi: ofAll,
  systemConfiguration: ofAll,
  illustrationStyles: ofAll,
};

export const endpoints: readonly (Endpoint & { readonly id: EndpointId })[] = Object.values(api).flat();

/** The URL path and body of a walk. They name the victim if the walk claims to be the victim. */
export const requestOf = (path: string, walk: Walk, victim: Victim) => {
  const names: Readonly<Record<string, string>> = { ...victim, ...walk.path };
  const fillOnce = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? "");
  // A value may contain a placeholder: `{assetId}` becomes `{asset}`, and that the victim's asset id.
  const fill = (text: string) => fillOnce(fillOnce(text));
  const body = walk.body && {
    ...JSON.parse(fill(JSON.stringify(walk.body))),
    ...(walk.claims === "body" && { userId: victim.userId }),
  };
  return { address: fill(path) + (walk.claims === "query" ? `?userId=${victim.userId}` : ""), body };
};
