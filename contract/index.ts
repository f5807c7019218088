import type { Endpoint } from "./endpoint.ts";
import * as account from "./endpoints/account.ts";
import * as admin from "./endpoints/admin.ts";
import * as ai from "./endpoints/ai.ts";
import * as assets from "./endpoints/assets.ts";
import * as blog from "./endpoints/blog.ts";
import * as catalogue from "./endpoints/catalogue.ts";
import * as developers from "./endpoints/developers.ts";
import * as payments from "./endpoints/payments.ts";
import * as presets from "./endpoints/presets.ts";
import * as prompts from "./endpoints/prompts.ts";
import * as tasks from "./endpoints/tasks.ts";
import * as vouchers from "./endpoints/vouchers.ts";
import * as watch from "./endpoints/watch.ts";
import * as webhooks from "./endpoints/webhooks.ts";
import * as youtube from "./endpoints/youtube.ts";

/**
 * The whole API by the Lambda function that serves it: `tasks` is functions/api/tasks.
 * API Gateway, the local host, OpenAPI and the route coverage test all read this list.
 */
export const api = {
  tasks: [
    tasks.createTask,
    tasks.taskStatus,
    tasks.taskScenes,
    tasks.editScenes,
    tasks.makeCut,
    tasks.translateTask,
    tasks.taskPlaylist,
    tasks.taskDownloads,
    tasks.listTasks,
    tasks.startTask,
    tasks.continueReview,
    tasks.cancelTask,
    tasks.retryTask,
    tasks.extendTask,
    tasks.shareTask,
    tasks.deleteTask,
    presets.listPresets,
    presets.createPreset,
    presets.changePreset,
    presets.deletePreset,
  ],
  developers: [
    developers.apiKey,
    developers.generateApiKey,
    developers.deleteApiKey,
    developers.apiUsageHistory,
    developers.incomingOrder,
  ],
  assets: [
    assets.uploadUrl,
    assets.completeUpload,
    assets.uploadAsset,
    assets.listAssets,
    assets.deleteAsset,
    assets.watermarkExists,
  ],
  account: [
    account.credits,
    account.ledger,
    account.quote,
    account.initializeUserCredits,
    account.createFolders,
    account.listPronunciations,
    account.savePronunciations,
    account.mailPreferences,
    account.saveMailPreferences,
    account.userLanguage,
    account.saveUserLanguage,
    account.mailSubscription,
    account.unsubscribePage,
    account.unsubscribe,
    account.exportAccount,
    account.deleteAccount,
  ],
  payments: [
    payments.createCheckoutSession,
    payments.paymentHistory,
    payments.paymentInvoice,
    payments.paymentOutcome,
    payments.stripeWebhook,
  ],
  ai: [ai.storyIdea, ai.storyTitle, ai.storySummary, ai.revisePrompt],
  catalogue: [
    catalogue.systemConfiguration,
    catalogue.illustrationStyles,
    catalogue.openApi,
    prompts.systemPromptTemplates,
    prompts.systemPromptTemplate,
    prompts.validateSystemPrompt,
  ],
  watch: [watch.watchFilm, watch.watchPage, watch.oembed],
  vouchers: [vouchers.redeemVoucher],
  admin: [
    admin.listVouchers,
    admin.createVoucher,
    admin.topUpCredits,
    admin.topUpHistory,
    admin.customerInfo,
    admin.refundTask,
    admin.findForSupport,
    admin.endTask,
    admin.retryFilm,
    admin.extendFilm,
    admin.searchFilms,
    admin.pausedProviders,
    admin.pauseProvider,
    admin.resumeProvider,
    admin.listAudit,
  ],
  webhooks: [
    webhooks.webhookConfig,
    webhooks.saveWebhookConfig,
    webhooks.deleteWebhookConfig,
    webhooks.rotateWebhookSecret,
    webhooks.testWebhook,
    webhooks.webhookDeliveries,
    webhooks.redeliverWebhook,
  ],
  blog: [blog.ghostConfig, blog.saveGhostConfig, blog.deleteGhostConfig, blog.testGhost],
  youtube: [
    youtube.youTubeChannel,
    youtube.connectYouTube,
    youtube.finishYouTube,
    youtube.saveYouTubeSettings,
    youtube.disconnectYouTube,
    youtube.youTubeUpload,
    youtube.publishOnYouTube,
  ],
} as const satisfies Record<string, readonly Endpoint[]>;

export type ApiContext = keyof typeof api;
/** The ids of all calls. */
export type EndpointId = (typeof api)[ApiContext][number]["id"];
