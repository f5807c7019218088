import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { AccountPronunciations } from "../order/values.ts";
import { Credits, UserLanguage } from "../schema/account.ts";
import { AccountExport } from "../schema/account-export.ts";
import { LedgerLine } from "../schema/ledger.ts";
import { MailChoices, MailPreferences, MailSubscription, requiredMails } from "../schema/mail.ts";
import { Quote, QuoteForm } from "../schema/quote.ts";

const Owner = z.object({ userId: z.string() });

export const credits = endpoint({
  id: "credits",
  method: "GET",
  path: "/api/user/{userId}/credits",
  caller: "user",
  scope: "tasks:read",
  summary: "The credits of a user: balance, earned and spent",
  params: Owner,
  reply: z.object({ data: Credits }),
  errors: ["forbidden"],
});

export const ledger = endpoint({
  id: "ledger",
  method: "GET",
  path: "/api/user/{userId}/ledger",
  caller: "user",
  scope: "tasks:read",
  summary: "The ledger entries of a user, newest first",
  params: Owner,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(20),
    cursor: z.string().max(500).optional().meta({ description: "`next_cursor` of the previous page" }),
  }),
  reply: z.object({
    data: z.object({
      entries: z.array(LedgerLine),
      next_cursor: z.string().optional().meta({ description: "Absent on the last page" }),
    }),
  }),
  errors: ["invalid_request", "forbidden"],
});

export const quote = endpoint({
  id: "quote",
  method: "POST",
  path: "/api/quote",
  caller: "user",
  scope: "tasks:read",
  limit: "read",
  summary: "The price of a film, the speaking time of its full story, and what is understood of its story prompt",
  body: QuoteForm,
  reply: z.object({ data: Quote }),
  errors: ["invalid_request"],
});

export const initializeUserCredits = endpoint({
  id: "initializeUserCredits",
  method: "POST",
  path: "/api/initialize-user-credits",
  caller: "user",
  summary:
    "Create the account and welcome credits of a signed-in user, if they do not exist yet; otherwise take over a new e-mail address from the user pool",
  body: z.object({
    userId: z.string().optional(),
    userEmail: z
      .string()
      .max(320)
      .optional()
      .meta({ description: "Accepted and ignored: the verified address is used" }),
  }),
  reply: z.object({ message: z.string(), data: z.object({ balance: z.int() }) }),
  errors: ["invalid_request", "forbidden", "not_found"],
});

export const createFolders = endpoint({
  id: "createFolders",
  method: "POST",
  path: "/api/user/{userId}/create-folders",
  caller: "user",
  summary: "The folders of a user's uploads; they exist without being created",
  params: Owner,
  reply: z.object({ folders: z.array(z.string()), message: z.string() }),
  errors: ["forbidden"],
});

const Pronounced = z.object({ data: z.object({ pronunciations: AccountPronunciations }) });

export const listPronunciations = endpoint({
  id: "listPronunciations",
  method: "GET",
  path: "/api/user/{userId}/pronunciations",
  caller: "user",
  scope: "tasks:read",
  summary: "The words that the narrator says as the user wrote them, in each new film",
  params: Owner,
  reply: Pronounced,
  errors: ["forbidden"],
});

export const savePronunciations = endpoint({
  id: "savePronunciations",
  method: "POST",
  path: "/api/user/{userId}/pronunciations",
  caller: "user",
  scope: "tasks:write",
  summary: "Replace the list of pronunciations of a user; films that were ordered before stay as they are",
  params: Owner,
  body: z.object({ pronunciations: AccountPronunciations }),
  reply: Pronounced,
  errors: ["invalid_request", "forbidden", "not_found"],
});

const Preferences = z.object({
  data: z.object({
    preferences: MailPreferences,
    always_sent: z.array(z.enum(requiredMails)).meta({ description: "Mails that cannot be switched off" }),
  }),
});

export const mailPreferences = endpoint({
  id: "mailPreferences",
  method: "GET",
  path: "/api/user/{userId}/mail-preferences",
  caller: "user",
  scope: "tasks:read",
  summary: "Which mails a user gets",
  params: Owner,
  reply: Preferences,
  errors: ["forbidden", "not_found"],
});

export const saveMailPreferences = endpoint({
  id: "saveMailPreferences",
  method: "POST",
  path: "/api/user/{userId}/mail-preferences",
  caller: "user",
  scope: "tasks:write",
  summary: "Switch kinds of mails on or off; kinds that are not sent stay as they are",
  params: Owner,
  body: MailChoices,
  reply: Preferences,
  errors: ["invalid_request", "forbidden", "not_found"],
});

export const userLanguage = endpoint({
  id: "userLanguage",
  method: "GET",
  path: "/api/user/{userId}/language",
  caller: "user",
  scope: "tasks:read",
  summary: "The language of a user's mails",
  params: Owner,
  reply: z.object({
    data: z.object({
      language: UserLanguage.optional().meta({ description: "Absent until it is set: mails are English" }),
    }),
  }),
  errors: ["forbidden", "not_found"],
});

export const saveUserLanguage = endpoint({
  id: "saveUserLanguage",
  method: "POST",
  path: "/api/user/{userId}/language",
  caller: "user",
  scope: "tasks:write",
  summary: "Set the language of a user's mails",
  params: Owner,
  body: z.object({ language: UserLanguage }),
  reply: z.object({ data: z.object({ language: UserLanguage }) }),
  errors: ["invalid_request", "forbidden", "not_found"],
});

const MailToken = z.object({ token: z.string().min(1).max(300) });

export const mailSubscription = endpoint({
  id: "mailSubscription",
  method: "GET",
  path: "/api/mail-subscription/{token}",
  caller: "anyone",
  summary: "What the unsubscribe link of a mail is about",
  params: MailToken,
  reply: z.object({ data: MailSubscription }),
  errors: ["not_found"],
});

export const unsubscribePage = endpoint({
  id: "unsubscribePage",
  method: "GET",
  path: "/api/unsubscribe/{token}",
  caller: "anyone",
  mediaType: "text/html",
  summary: "Leads a mail program that opens the address of the List-Unsubscribe header to the page; changes nothing",
  params: MailToken,
  reply: z.string(),
  errors: [],
});

export const unsubscribe = endpoint({
  id: "unsubscribe",
  method: "POST",
  path: "/api/unsubscribe/{token}",
  caller: "anyone",
  encoding: "raw",
  summary: "Ends the mails of an unsubscribe link (RFC 8058, one click); the body is not read",
  params: MailToken,
  reply: z.object({ data: MailSubscription }),
  errors: ["not_found"],
});

export const exportAccount = endpoint({
  id: "exportAccount",
  method: "GET",
  path: "/api/user/{userId}/export",
  caller: "user",
  summary: "Everything that is stored about a user, in pages of films",
  params: Owner,
  query: z.object({ page: z.coerce.number().int().min(0).max(10_000).default(0) }),
  reply: z.object({ data: AccountExport }),
  errors: ["invalid_request", "forbidden"],
});

export const deleteAccount = endpoint({
  id: "deleteAccount",
  method: "DELETE",
  path: "/api/user/{userId}",
  caller: "user",
  summary: "Delete the account with its films, files and records; the books keep the credits without a name",
  params: Owner,
  reply: z.object({
    data: z.object({ done: z.boolean().meta({ description: "False if more films are left: call again" }) }),
  }),
  errors: ["unauthenticated", "forbidden"],
});
