import type { AccountChange } from "./account/changes.ts";
import type { HasAccountSettings, HasIdentities, HasUsers } from "./account/ports.ts";
import type { HasPersonalData } from "./account-data/ports.ts";
import type { AuditChange } from "./admin/changes.ts";
import type { HasAccounts, HasAudits } from "./admin/ports.ts";
import type { HasArtifacts } from "./artifact/ports.ts";
import type { AssetChange } from "./asset/changes.ts";
import type { HasAssets, HasInspector, HasUploadForms } from "./asset/ports.ts";
import type { HasAssistant } from "./assist/ports.ts";
import type { BlogChange } from "./blog/changes.ts";
import type { HasBlogClient, HasBlogs } from "./blog/ports.ts";
import type { LedgerChange } from "./credit/changes.ts";
import type { HasCredits } from "./credit/ports.ts";
import type { KeyChange } from "./developer/changes.ts";
import type { HasApiKeys, HasTokens } from "./developer/ports.ts";
import type { HasPictureReader } from "./edit/ports.ts";
import type { HasComposer, HasSceneDescriber } from "./film/ports.ts";
import type { MailChange } from "./mail/changes.ts";
import type { HasCopyStops, HasMail, HasMailTokens, HasSentMails } from "./mail/ports.ts";
import type {
  HasContentCredentials,
  HasFilmStudio,
  HasPictureFiles,
  HasSoundMixer,
  HasTempFolder,
} from "./media/ports.ts";
import type { HasNarrator, HasRecordings } from "./narration/ports.ts";

import type { TestFilmChange } from "./order/changes.ts";
import type { HasOrderSettings, HasOutlines, HasSpeechEstimate } from "./order/ports.ts";
import type { PaymentChange } from "./payment/changes.ts";
import type { HasPaymentProvider, HasPayments } from "./payment/ports.ts";
import type { HasIllustrator } from "./picture/ports.ts";
import type { PresetChange } from "./preset/changes.ts";
import type { HasPresets } from "./preset/ports.ts";
import type { HasAllFilms, HasFilmQueue, HasTimings } from "./progress/ports.ts";
import type { PauseChange } from "./provider/changes.ts";
import type { HasCallRates, HasEngineChecks, HasModelSettings, HasProviderPauses } from "./provider/ports.ts";
import type { EmitChange, IdempotencyChange } from "./shared/changes.ts";
import type { Commits } from "./shared/commit.ts";
import type { HasIdempotency } from "./shared/idempotency.ts";
import type {
  HasClock,
  HasCursors,
  HasIds,
  HasOutbox,
  HasRandom,
  HasRandomText,
  HasVault,
  HasWait,
} from "./shared/ports.ts";
import type { HasRateLimits, HasRateScale } from "./shared/rate-limits.ts";
import type { HasSafeHttp } from "./shared/safe-http.ts";
import type { HasStoryWriter } from "./story/ports.ts";
import type { TaskChange } from "./task/changes.ts";
import type { HasExecutions, HasTasks } from "./task/ports.ts";
import type { VoucherChange } from "./voucher/changes.ts";
import type { HasVouchers } from "./voucher/ports.ts";
import type { HasSite, HasWatchLinks } from "./watch/ports.ts";
import type { WebhookChange } from "./webhook/changes.ts";
import type { HasDeliveryExecutions, HasDeliverySettings, HasWebhooks } from "./webhook/ports.ts";
import type { YouTubeChange } from "./youtube/changes.ts";
import type { HasChannels, HasYouTube } from "./youtube/ports.ts";

/** Every change that a commit can write: the union of the changes of all subjects. */
export type Change =
  | AccountChange
  | AssetChange
  | AuditChange
  | BlogChange
  | EmitChange
  | KeyChange
  | LedgerChange
  | MailChange
  | PauseChange
  | PaymentChange
  | PresetChange
  | IdempotencyChange
  | TaskChange
  | TestFilmChange
  | VoucherChange
  | WebhookChange
  | YouTubeChange;

/**
 * The ports of all subjects. Only code that connects adapters to the core
 * (functions/connect, the DynamoDB adapter, fakes of tests) imports this file; a use case names what it needs itself.
 */
export type Ports = Commits<Change> &
  HasOutbox &
  HasTasks &
  HasUsers &
  HasAccounts &
  HasAudits &
  HasVouchers &
  HasMail &
  HasSentMails &
  HasCopyStops &
  HasMailTokens &
  HasCredits &
  HasIdentities &
  HasPayments &
  HasPresets &
  HasChannels &
  HasYouTube &
  HasPaymentProvider &
  HasApiKeys &
  HasTokens &
  HasTimings &
  HasFilmQueue &
  HasAllFilms &
  HasCursors &
  HasRateLimits &
  HasRateScale &
  HasIdempotency &
  HasArtifacts &
  HasAssets &
  HasUploadForms &
  HasInspector &
  HasExecutions &
  HasStoryWriter &
  HasAssistant &
  HasIllustrator &
  HasNarrator &
  HasRecordings &
  HasComposer &
  HasSceneDescriber &
  HasSpeechEstimate &
  HasOutlines &
  HasPictureReader &
  HasProviderPauses &
  HasEngineChecks &
  HasFilmStudio &
  HasSite &
  HasWatchLinks &
  HasSoundMixer &
  HasPictureFiles &
  HasContentCredentials &
  HasTempFolder &
  HasWebhooks &
  HasDeliveryExecutions &
  HasBlogs &
  HasBlogClient &
  HasSafeHttp &
  HasVault &
  HasRandom &
  HasClock &
  HasWait &
  HasIds &
  HasRandomText &
  HasAccountSettings &
  HasPersonalData &
  HasModelSettings &
  HasCallRates &
  HasOrderSettings &
  HasDeliverySettings;
