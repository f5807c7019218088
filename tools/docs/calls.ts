import { api, type EndpointId } from "#contract/index.ts";

/** For each call of the API, the file and the title of a test that shows its response. */
export const testsOfCalls: Readonly<Record<EndpointId, readonly [file: string, name: string]>> = {
  createTask: ["test/unit/http/tasks.test.ts", "returns the task, its id and its price"],
  taskStatus: ["test/unit/http/tasks.test.ts", "is 304 without a body while nothing changed"],
  taskScenes: [
    "test/integration/product/making.test.ts",
    "is narrated word for word, is as long as its narration, and costs its share",
  ],
  editScenes: ["test/unit/http/scenes.test.ts", "says the price first, then carries it out once for each key"],
  makeCut: ["test/unit/http/cuts.test.ts", "starts a new cut once for each key, and shows it when it is finished"],
  translateTask: [
    "test/unit/http/translations.test.ts",
    "says the price first, then orders all languages once for each key",
  ],
  taskPlaylist: ["test/unit/http/playlist.test.ts", "is a playlist of the scenes that are rendered without a gap"],
  taskDownloads: ["test/unit/http/tasks.test.ts", "list the downloads of a completed task"],
  listTasks: ["test/unit/http/tasks.test.ts", "returns a page, its position and exact counts"],
  startTask: ["test/unit/http/tasks.test.ts", "%s %s returns %i: the task is %s"],
  continueReview: ["test/unit/http/tasks.test.ts", "continue a film that waits for its review"],
  cancelTask: ["test/integration/product/making.test.ts", "ends once and releases the credits of the unfinished part"],
  retryTask: [
    "test/integration/product/making.test.ts",
    "releases the credits once; a retry reuses the artifacts and finishes the film",
  ],
  extendTask: ["test/unit/http/extension.test.ts", "keeps a film longer, once for each key, and shows the next offer"],
  shareTask: ["test/unit/http/watch.test.ts", "opens a page for anyone, once, and closes it for good"],
  watchFilm: ["test/unit/http/watch.test.ts", "shows the film with links that end within hours"],
  watchPage: ["test/unit/http/watch.test.ts", "has the film in its head, escaped"],
  oembed: ["test/unit/http/watch.test.ts", "describes the player by oEmbed, within the asked size"],
  deleteTask: ["test/unit/http/tasks.test.ts", "retry a failed task and delete a pending one"],
  listPresets: ["test/unit/http/presets.test.ts", "are saved, listed by name, changed and deleted"],
  createPreset: ["test/unit/http/presets.test.ts", "are saved once for each idempotency key"],
  changePreset: ["test/unit/http/presets.test.ts", "are saved, listed by name, changed and deleted"],
  deletePreset: ["test/unit/http/presets.test.ts", "are saved, listed by name, changed and deleted"],
  apiKey: ["test/unit/http/developers.test.ts", "are returned in full once, and masked afterwards"],
  generateApiKey: ["test/unit/http/developers.test.ts", "can be limited to a mode and scopes"],
  deleteApiKey: ["test/unit/http/developers.test.ts", "can be revoked by their owner"],
  apiUsageHistory: [
    "test/unit/http/developers.test.ts",
    "lists orders of programs with the six fields of the specification",
  ],
  incomingOrder: ["test/unit/http/developers.test.ts", "returns the task, its price and its status URL"],
  uploadUrl: ["test/unit/http/assets.test.ts", "returns a form for exactly one file, and lists no asset yet"],
  completeUpload: ["test/unit/http/assets.test.ts", "lists the re-encoded file and empties the quarantine"],
  uploadAsset: ["test/unit/http/assets.test.ts", "lists a file from a multipart form"],
  listAssets: ["test/unit/http/assets.test.ts", "are listed newest first, each with a link that expires after minutes"],
  deleteAsset: ["test/unit/http/assets.test.ts", "are deleted with their stored bytes"],
  watermarkExists: ["test/unit/http/assets.test.ts", "report whether a story type has a watermark"],
  credits: [
    "test/unit/http/account.test.ts",
    "shows available, held and recently spent credits, and the start of the period",
  ],
  ledger: ["test/integration/records/ledger.test.ts", "lists every entry once, newest first, page by page"],
  quote: ["test/unit/http/account.test.ts", "returns the price, its parts and the remaining balance"],
  initializeUserCredits: [
    "test/unit/http/account.test.ts",
    "welcomes a verified user whose welcome failed, with the user pool's e-mail address",
  ],
  listPronunciations: ["test/unit/http/account.test.ts", "are saved as a list with one entry for each word"],
  savePronunciations: ["test/unit/http/account.test.ts", "are saved as a list with one entry for each word"],
  mailPreferences: ["test/unit/http/mail-preferences.test.ts", "shows and switches each kind by itself"],
  saveMailPreferences: ["test/unit/http/mail-preferences.test.ts", "shows and switches each kind by itself"],
  userLanguage: ["test/unit/http/account.test.ts", "is set and shown"],
  saveUserLanguage: ["test/unit/http/account.test.ts", "is set and shown"],
  mailSubscription: ["test/unit/http/mail-preferences.test.ts", "ends one kind of mail without a login, however often"],
  unsubscribePage: [
    "test/unit/http/mail-preferences.test.ts",
    "leads a browser from the header's address to the page, and changes nothing",
  ],
  unsubscribe: ["test/unit/http/mail-preferences.test.ts", "ends one kind of mail without a login, however often"],
  exportAccount: ["test/unit/http/account.test.ts", "returns the account, its files and its films"],
  deleteAccount: [
    "test/unit/http/account.test.ts",
    "ends and deletes the films, then the files, the records and at last the user",
  ],
  createFolders: ["test/unit/http/account.test.ts", "returns the folders of uploads"],
  createCheckoutSession: [
    "test/integration/payments/buying.test.ts",
    "uses the server's price, the account's e-mail address and return URLs of the site",
  ],
  paymentHistory: [
    "test/integration/payments/buying.test.ts",
    "adds credits when Stripe reports the payment, and is in the history with its receipt",
  ],
  paymentInvoice: [
    "test/integration/payments/invoices.test.ts",
    "is made for a payment, with its tax, and found by links that its owner gets",
  ],
  paymentOutcome: [
    "test/integration/payments/buying.test.ts",
    "cannot see a session, buy, or read the history of someone else",
  ],
  stripeWebhook: [
    "test/integration/payments/trouble.test.ts",
    "is refused if it is unsigned, altered, too old or from the future",
  ],
  storyIdea: ["test/unit/http/ai.test.ts", "suggests an idea of a story type"],
  storyTitle: ["test/unit/http/ai.test.ts", "suggests a title and a summary of a story"],
  storySummary: ["test/unit/http/ai.test.ts", "suggests a title and a summary of a story"],
  revisePrompt: ["test/unit/http/ai.test.ts", "revises a prompt as requested, and names missing fields"],
  systemConfiguration: ["test/unit/http/catalogue.test.ts", "returns the order options and their prices"],
  illustrationStyles: ["test/unit/http/catalogue.test.ts", "returns the styles with their short names"],
  openApi: ["test/unit/http/catalogue.test.ts", "returns the OpenAPI description"],
  systemPromptTemplates: ["test/unit/http/catalogue.test.ts", "are returned for every story type"],
  systemPromptTemplate: [
    "test/unit/http/catalogue.test.ts",
    "are returned for one story type, and 404 for an unknown one",
  ],
  validateSystemPrompt: ["test/unit/http/catalogue.test.ts", "validation lists the missing parts of a custom prompt"],
  redeemVoucher: [
    "test/unit/http/admin.test.ts",
    "adds the voucher's credits and ignores capitals in its code and spaces around it",
  ],
  listVouchers: ["test/unit/http/admin.test.ts", "are listed with the users who redeemed them, and with totals"],
  createVoucher: [
    "test/unit/http/admin.test.ts",
    "are created with a generated code and 100 credits, and the audit entry names the administrator, not the code",
  ],
  topUpCredits: ["test/unit/http/admin.test.ts", "adds credits to a user found by %s, and stores the reason"],
  topUpHistory: ["test/unit/http/admin.test.ts", "adds credits to a user found by %s, and stores the reason"],
  customerInfo: ["test/unit/http/admin.test.ts", "returns a user's data, or 404"],
  refundTask: ["test/unit/http/admin-refunds.test.ts", "refunds the price of a film once, and writes an audit entry"],
  findForSupport: ["test/unit/http/admin.test.ts", "does not show the story of a film"],
  endTask: [
    "test/unit/http/admin.test.ts",
    "ends a film that has not ended, gives its credits back, and writes an audit entry",
  ],
  retryFilm: ["test/unit/http/admin-films.test.ts", "starts again for nothing, once for each key, with an audit entry"],
  extendFilm: ["test/unit/http/admin-films.test.ts", "is kept longer for nothing, with an audit entry"],
  searchFilms: ["test/unit/http/admin-films.test.ts", "finds films by all words of a title or the idea, newest first"],
  pausedProviders: ["test/unit/http/admin.test.ts", "pauses an engine, lists it and resumes it"],
  pauseProvider: ["test/unit/http/admin.test.ts", "pauses an engine, lists it and resumes it"],
  resumeProvider: ["test/unit/http/admin.test.ts", "pauses an engine, lists it and resumes it"],
  listAudit: ["test/integration/records/admin.test.ts", "is stored in the audit log in the transaction of its change"],
  webhookConfig: ["test/unit/http/webhooks.test.ts", "is null before it is saved"],
  saveWebhookConfig: ["test/unit/http/webhooks.test.ts", "returns its secret once, when the server creates it"],
  deleteWebhookConfig: ["test/unit/http/webhooks.test.ts", "is deleted together with its secret"],
  rotateWebhookSecret: [
    "test/unit/http/webhooks.test.ts",
    "gets a new secret, returned once; the old one also signs for a day",
  ],
  testWebhook: ["test/unit/http/webhooks.test.ts", "sends a signed sample to the saved URL"],
  webhookDeliveries: [
    "test/unit/http/webhooks.test.ts",
    "lists the newest first, page by page, without internal fields",
  ],
  redeliverWebhook: [
    "test/unit/http/webhooks.test.ts",
    "redelivers a message on request, by an event of the same commit",
  ],
  ghostConfig: ["test/unit/http/blog.test.ts", "is stored encrypted and returned masked"],
  saveGhostConfig: ["test/unit/http/blog.test.ts", "accepts the masked key for the same URL only"],
  deleteGhostConfig: ["test/unit/http/blog.test.ts", "is deleted together with its key"],
  testGhost: ["test/unit/http/blog.test.ts", "tests the saved blog or the given one"],
  youTubeChannel: ["test/unit/http/youtube.test.ts", "is offered only where the operator has set it up"],
  connectYouTube: ["test/unit/http/youtube.test.ts", "is connected by a consent that the same user started"],
  finishYouTube: ["test/unit/http/youtube.test.ts", "is not connected by the state of another user"],
  saveYouTubeSettings: ["test/unit/http/youtube.test.ts", "publishes each new film once its owner has said so"],
  disconnectYouTube: ["test/unit/http/youtube.test.ts", "is forgotten and revoked"],
  youTubeUpload: ["test/unit/http/youtube.test.ts", "is uploaded once, and shown with its state"],
  publishOnYouTube: ["test/unit/http/youtube.test.ts", "is uploaded once, and shown with its state"],
};

const row = ({
  method,
  path,
  id,
  caller,
}: {
  method: string;
  path: string;
  id: EndpointId;
  caller: string;
}): string => {
  const [file, name] = testsOfCalls[id];
  return `| \`${method} ${path}\` | ${caller} | ${name} | [${file.replace("test/", "")}](../${file}) |`;
};

/** The page that maps every call to its test. */
export const callsPage = (): string =>
  [
    "# All calls and their tests",
    "",
    "Generated from the contract by `npm run docs`. A test checks that each of these tests exists. In addition,",
    "[routes.test.ts](../test/integration/product/routes.test.ts) makes every call without a token, with forged and",
    "revoked tokens, as another user, and as a normal user where an administrator is required: no data is returned,",
    "nothing changes. The error codes are in [api.md](api.md).",
    "",
    "| Call | Caller | Test | File |",
    "| --- | --- | --- | --- |",
    ...Object.values(api).flat().map(row),
    "",
  ].join("\n");
