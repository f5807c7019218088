import { api, type EndpointId } from "#contract/index.ts";

/** For each call of the API, the file and the title of a test that shows its response. */
export const testsOfCalls: Readonly<Record<EndpointId, readonly [file: string, name: string]>> = {
  createTask: ["test/unit/http/tasks.test.ts", "answers with the task, its id and what it costs"],
  taskStatus: ["test/unit/http/tasks.test.ts", "waits for what is new, and answers as soon as it is there"],
  taskScenes: [
    "test/integration/product/making.test.ts",
    "is told word for word, is as long as its words, and costs its share",
  ],
  taskDownloads: ["test/unit/http/tasks.test.ts", "has its files to save once it is completed"],
  listTasks: ["test/unit/http/tasks.test.ts", "answers with a page, its place and true counts"],
  startTask: ["test/unit/http/tasks.test.ts", "%s %s answers %i: it is %s"],
  cancelTask: ["test/integration/product/making.test.ts", "ends once, and what was not made goes back"],
  retryTask: [
    "test/integration/product/making.test.ts",
    "gives the credits back once; a retry keeps what was made and finishes the film",
  ],
  deleteTask: ["test/unit/http/tasks.test.ts", "lets a failed one run again, and one that waits be deleted"],
  apiKey: ["test/unit/http/developers.test.ts", "are shown in full once, and masked from then on"],
  generateApiKey: ["test/unit/http/developers.test.ts", "may be limited to a mode and scopes"],
  deleteApiKey: ["test/unit/http/developers.test.ts", "are revoked by their owner"],
  apiUsageHistory: [
    "test/unit/http/developers.test.ts",
    "lists what programs ordered, in the six fields of the specification",
  ],
  incomingOrder: ["test/unit/http/developers.test.ts", "answers with the task, its price, and where to ask for it"],
  uploadUrl: ["test/unit/http/assets.test.ts", "answers with a form for exactly one file, and lists nothing yet"],
  completeUpload: [
    "test/unit/http/assets.test.ts",
    "lists the file that was opened and written anew, and leaves nothing in quarantine",
  ],
  uploadAsset: ["test/unit/http/assets.test.ts", "lists a file that comes with its form"],
  listAssets: ["test/unit/http/assets.test.ts", "are listed newest first, each with a link for some minutes"],
  deleteAsset: ["test/unit/http/assets.test.ts", "are deleted with what is stored of them"],
  watermarkExists: ["test/unit/http/assets.test.ts", "have a watermark for a story type, or not"],
  credits: [
    "test/unit/http/account.test.ts",
    "shows what can be spent, what is set aside, what was spent lately, and since when",
  ],
  ledger: [
    "test/integration/records/ledger.test.ts",
    "shows every movement once, newest first, page by page, as its owner sees it",
  ],
  quote: ["test/unit/http/account.test.ts", "answers the price, its parts, and what would be left"],
  initializeUserCredits: [
    "test/unit/http/account.test.ts",
    "welcomes a verified user whose welcome failed, under the address that the user pool knows",
  ],
  createFolders: ["test/unit/http/account.test.ts", "names the folders of uploads"],
  createCheckoutSession: [
    "test/integration/payments/buying.test.ts",
    "begins at the server's price, for the account's address, on the site's own pages",
  ],
  paymentHistory: [
    "test/integration/payments/buying.test.ts",
    "counts when Stripe says that it is paid, and is in the history with its receipt",
  ],
  paymentOutcome: [
    "test/integration/payments/buying.test.ts",
    "sees another's session, buys in another's name, or reads another's history",
  ],
  stripeWebhook: [
    "test/integration/payments/trouble.test.ts",
    "is refused where it is not signed by Stripe, altered, old, or from a time to come",
  ],
  storyIdea: ["test/unit/http/ai.test.ts", "is an idea of a type"],
  storyTitle: ["test/unit/http/ai.test.ts", "is a title and a summary of a story"],
  storySummary: ["test/unit/http/ai.test.ts", "is a title and a summary of a story"],
  revisePrompt: ["test/unit/http/ai.test.ts", "is a prompt changed as wished, and says what it needs"],
  systemConfiguration: ["test/unit/http/catalogue.test.ts", "says what can be ordered, and what it costs"],
  illustrationStyles: ["test/unit/http/catalogue.test.ts", "names the styles with their short names"],
  openApi: ["test/unit/http/catalogue.test.ts", "describes the API"],
  systemPromptTemplates: ["test/unit/http/catalogue.test.ts", "are shown for every type of story"],
  systemPromptTemplate: ["test/unit/http/catalogue.test.ts", "are shown for one type, and for no unknown one"],
  validateSystemPrompt: ["test/unit/http/catalogue.test.ts", "lack what is missing in somebody's own, part by part"],
  redeemVoucher: ["test/unit/http/admin.test.ts", "adds the voucher's credits, whatever blanks are around its code"],
  listVouchers: ["test/unit/http/admin.test.ts", "are listed with who used them, and summed up"],
  createVoucher: [
    "test/unit/http/admin.test.ts",
    "are made with a code of our own and 100 credits, and the audit says by whom, not with which code",
  ],
  topUpCredits: ["test/unit/http/admin.test.ts", "gives credits to a user named by %s, and writes down why"],
  topUpHistory: ["test/unit/http/admin.test.ts", "gives credits to a user named by %s, and writes down why"],
  customerInfo: ["test/unit/http/admin.test.ts", "says what a user has, or that there is none"],
  refundTask: ["test/unit/http/admin.test.ts", "gives back what was paid for a film, once, and writes it down"],
  listAudit: [
    "test/integration/records/admin.test.ts",
    "is written into the audit in the transaction of what it changes",
  ],
  webhookConfig: ["test/unit/http/webhooks.test.ts", "is nothing until there is one"],
  saveWebhookConfig: ["test/unit/http/webhooks.test.ts", "shows its secret once: when the server makes it"],
  deleteWebhookConfig: ["test/unit/http/webhooks.test.ts", "is deleted, its secret with it"],
  rotateWebhookSecret: [
    "test/unit/http/webhooks.test.ts",
    "gets a new secret, shown once; the old one signs for another day",
  ],
  testWebhook: ["test/unit/http/webhooks.test.ts", "sends a sample to the saved address, signed"],
  webhookDeliveries: [
    "test/unit/http/webhooks.test.ts",
    "shows the newest first, page by page, and nothing that is ours alone",
  ],
  redeliverWebhook: [
    "test/unit/http/webhooks.test.ts",
    "tries one again where its owner asks, by an event of the same commit",
  ],
  ghostConfig: ["test/unit/http/blog.test.ts", "is kept sealed, and comes back masked"],
  saveGhostConfig: ["test/unit/http/blog.test.ts", "takes the mask for the key, but not at another address"],
  deleteGhostConfig: ["test/unit/http/blog.test.ts", "is deleted, its key with it"],
  testGhost: ["test/unit/http/blog.test.ts", "asks the saved blog, or the one that is given"],
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
