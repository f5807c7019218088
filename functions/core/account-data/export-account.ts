import type { AccountExport } from "#contract/schema/account-export.ts";
import type { HasUsers } from "../account/ports.ts";
import type { HasAssets } from "../asset/ports.ts";
import type { HasCredits } from "../credit/ports.ts";
import { preferencesOf } from "../mail/preferences.ts";
import { returnedCents } from "../payment/apply-payment-event.ts";
import type { HasPayments } from "../payment/ports.ts";
import type { HasPresets } from "../preset/ports.ts";
import { listPresets } from "../preset/presets.ts";
import type { HasTasks } from "../task/ports.ts";
import type { Presents } from "../task/present.ts";
import { showRecord } from "../task/show-task.ts";
import { storedChannel } from "../youtube/channel.ts";
import type { HasChannels } from "../youtube/ports.ts";

/** Films of a page: with their stories, of up to 60,000 characters each, they fit into one response. */
const filmsPerPage = 10;
const mostEntries = 1_000;

/** Returns a page of everything that is stored about a user: the films, and on page 0 the account with its records. */
export const exportAccount = async (
  deps: Presents & HasTasks & HasUsers & HasCredits & HasPayments & HasAssets & HasPresets & HasChannels,
  userId: string,
  page: number,
): Promise<AccountExport> => {
  const found = await deps.tasks.page(userId, { limit: filmsPerPage, offset: page * filmsPerPage });
  return {
    ...(page === 0 && { account: await accountOf(deps, userId) }),
    films: await Promise.all(found.map((task) => showRecord(deps, task))),
    ...(found.length === filmsPerPage && { next_page: page + 1 }),
  };
};

const accountOf = async (
  deps: HasUsers & HasCredits & HasPayments & HasAssets & HasPresets & HasChannels,
  userId: string,
): Promise<AccountExport["account"]> => {
  const { users, credits, payments, assets } = deps;
  const [profile, balances, ledger, bought, files, presets, channel] = await Promise.all([
    users.find(userId),
    credits.balances(userId),
    credits.movements(userId, { limit: mostEntries }),
    payments.newest(userId, mostEntries),
    assets.all(userId),
    listPresets(deps, userId),
    storedChannel(deps, userId),
  ]);
  return {
    user_id: userId,
    email: profile?.email,
    member_since: profile?.createdAt,
    credits: { available: balances.available, held: balances.held, earned: balances.earned, spent: balances.spent },
    ledger: ledger.entries.map(({ id, type, amount, ref, text, at }) => ({ id, type, amount, ref, text, at })),
    payments: bought.map(
      ({ payment_id, package_name, amount, currency, credits: got, status, created_at, ...payment }) => ({
        id: payment_id,
        package_name,
        amount,
        currency,
        credits: got,
        status,
        created_at,
        email: payment.receipt_email ?? payment.user_email,
        tax: payment.tax,
        amount_refunded: returnedCents({ ...payment, amount }),
        invoice_number: payment.invoice_number,
      }),
    ),
    files: files.map(({ id, fileName, assetType, uploadTime }) => ({
      id,
      name: fileName,
      type: assetType,
      uploaded_at: uploadTime,
    })),
    presets,
    pronunciations: [...(profile?.pronunciations ?? [])],
    mail_preferences: profile && preferencesOf(profile),
    language: profile?.language,
    youtube_channel: channel,
  };
};
