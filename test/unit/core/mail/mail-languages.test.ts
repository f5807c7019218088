import { describe, expect, it } from "vitest";
import { languageTags } from "#contract/catalogue/languages.ts";
import { reviewStops } from "#contract/order/values.ts";
import { emailChanged, paymentReceipt, webhookDisabled } from "#functions/core/mail/account-mails.ts";
import { codeMail, invitation } from "#functions/core/mail/code-mails.ts";
import { composeMail } from "#functions/core/mail/compose-mail.ts";
import {
  cutFailed,
  filmExpiring,
  filmFailed,
  filmReady,
  filmRefunded,
  reviewReady,
} from "#functions/core/mail/film-mails.ts";
import { type MailLanguage, mailLanguage } from "#functions/core/mail/mail-language.ts";
import { english } from "#functions/core/mail/texts/english.ts";
import { mailTexts } from "#functions/core/mail/texts/index.ts";
import { translateReason } from "#functions/core/mail/translate-reason.ts";
import { failureReason } from "#functions/core/pipeline/failure-reason.ts";
import { makeTask } from "#test/support/task.ts";
import { readCatalog } from "#tools/site-texts/sources.ts";

type Texts = { readonly [name: string]: string | Texts };

/** All texts with the path of each: `filmReady.subject`. */
const flat = (texts: Texts, path = ""): [path: string, text: string][] =>
  Object.entries(texts).flatMap(([name, text]): [string, string][] =>
    typeof text === "string" ? [[path + name, text]] : flat(text, `${path}${name}.`),
  );

const others = languageTags.filter((tag) => tag !== "en");
const textsOf = (tag: (typeof languageTags)[number]) => {
  const { credits, ...texts } = mailTexts[tag];
  return { credits, texts: flat(texts) };
};
const placeholders = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join();
const englishTexts = new Map(textsOf("en").texts);

describe.each(others)("the mails in %s", (tag) => {
  const { credits, texts } = textsOf(tag);

  it("have the texts of the English ones with their placeholders", () => {
    expect(texts.map(([path, text]) => [path, placeholders(text)])).toEqual(
      [...englishTexts].map(([path, text]) => [path, placeholders(text)]),
    );
    expect(texts.filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  it("have each plural form of the language", () => {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();

    expect(Object.keys(credits).sort()).toEqual([...pluralCategories].sort());
    // The Arabic forms of one and two say the count as a word.
    for (const [category, text] of Object.entries(credits))
      expect(placeholders(text)).toBe(tag === "ar" && /^(one|two)$/.test(category) ? "" : "{count}");
  });

  it("have no English left", () => {
    // Names, and words that the language has from English or shares with it.
    const shared = /Animation Agent|Webhook|\bAI\b|UTC|410 Gone|Host|Storyboard|Credits|Scene|Date|\bs\b|\bmin\b/gi;
    const letters = /^(de|fr|es|it|pt)$/.test(tag) ? /\b(the|your|you|and|with|this|that|is|of|to)\b/i : /[a-z]/i;

    const left = texts.filter(([path, text]) => {
      const words = text.replace(/\{\w+\}/g, "").replace(shared, "");
      return letters.test(words) || (/\p{L}/u.test(words) && text === englishTexts.get(path));
    });

    expect(left).toEqual([]);
  });

  it("say why a film failed in the words of the site", () => {
    const catalog = readCatalog(tag);
    const { reasons } = mailTexts[tag];
    const names = Object.keys(english.reasons) as (keyof typeof english.reasons)[];
    const ofSite = names.filter((name) => english.reasons[name] in catalog);

    expect(ofSite.length).toBeGreaterThan(10);
    for (const name of ofSite) expect(reasons[name]).toBe(catalog[english.reasons[name]]);
  });
});

const site = "https://films.example";
const at = "2026-01-08T01:00:00.000Z";
const task = makeTask({
  story_title: "The Fox at Sea",
  video_seconds: 192,
  expires_at: at,
  user_email: "ada@example.com",
});
const ended = { paid: 8, returned: 1_200, reason: failureReason({ Error: "ProviderBusy" }) };
const paid = {
  payment_id: "pay_1",
  package_name: "Basic",
  amount: 2_000,
  currency: "usd",
  credits: 200,
  created_at: at,
  tax: 300,
  invoice_id: "in_1",
  receipt_url: `${site}/receipt`,
};

/** Every mail of the product. */
const allMails = (language: MailLanguage) => {
  const film = {
    language,
    task,
    page: `${site}/task-detail/web_1`,
    video: `${site}/v.mp4`,
    thumbnail: `${site}/t.jpg`,
  };
  const cut = { ...film, task: { ...task, cut_of: "web_0", cut: 2 } };
  const way = { site, email: "ada@example.com" };
  return [
    filmReady(film, "owner", ended),
    filmReady(film, "copy", ended),
    filmReady(cut, "owner", ended),
    filmFailed(film, ended),
    cutFailed(cut, ended),
    filmRefunded(film, 8, site),
    filmExpiring(film, "owner", at),
    filmExpiring(film, "copy", at),
    ...reviewStops.map((review) => reviewReady(film, { review, until: at })),
    paymentReceipt(language, paid, site),
    webhookDisabled(language, { host: "hooks.example", reason: "Your endpoint answered 410 Gone." }, site),
    emailChanged(language, "grace@example.com"),
    ...(["sign-up", "password", "new-email"] as const).map((purpose) => codeMail(language, purpose, "123456", way)),
    invitation(language, "ada@example.com", "first-password"),
  ];
};

it.each(languageTags)("every mail in %s is complete, and its HTML says its language and direction", (tag) => {
  for (const content of allMails(mailLanguage(tag))) {
    const { subject, html, text } = composeMail("ada@example.com", content, {
      page: `${site}/u`,
      oneClick: `${site}/o`,
    });

    expect(subject + html + text).not.toMatch(/\{\w+\}|undefined/);
    const language = `lang="${tag}" dir="${tag === "ar" ? "rtl" : "ltr"}"`;
    expect(html).toContain(`<html ${language}>`);
    expect(html).toContain(`<table role="presentation" ${language}`);
    expect(html.split(language)).toHaveLength(3);
    expect(text).toContain(mailTexts[tag].unsubscribe);
    // What Cognito takes.
    expect(html.length).toBeLessThan(20_000);
    expect(content.subject.length).toBeLessThanOrEqual(140);
  }
});

it.each([
  ["de", "8. Januar 2026 um 01:00 Uhr (UTC)", "1.200 Credits", "20,00 $"],
  ["fr", "8 janvier 2026 à 01:00 (UTC)", "1 200 crédits", "20,00 $US"],
  ["ru", "8 января 2026 г., 01:00 (UTC)", "1 200 кредитов", "20,00 $"],
  ["ja", "2026年1月8日 01:00（UTC）", "1,200 クレジット", "$20.00"],
  ["hi", "8 जनवरी 2026, 01:00 (UTC)", "1,200 क्रेडिट", "$20.00"],
  ["ar", "8 يناير 2026 الساعة 01:00 (UTC)", "1,200 رصيد", "20.00 US$"],
] as const)("dates, numbers and money are written as in %s", (tag, time, credits, money) => {
  const language = mailLanguage(tag);
  // Without the marks of direction, and with one kind of space.
  const plain = (text: string) => text.replace(/[\u200e\u200f\u2066-\u2069]/g, "").replace(/\s/g, " ");

  expect([language.time(at), language.credits(1_200), language.money(2_000, "usd")].map(plain)).toEqual([
    time,
    credits,
    money,
  ]);
});

it("an English title in an Arabic mail keeps its direction, and a code runs from left to right", () => {
  const language = mailLanguage("ar");
  const [ready] = allMails(language);
  const code = composeMail("a@b.co", codeMail(language, "sign-up", "123456", { site, email: "a@b.co" }));

  expect(ready?.subject).toBe("فيلمك جاهز: \u2068The Fox at Sea\u2069");
  expect(code.html).toContain('<p class="code" dir="ltr"');
});

describe("the reason of a failure", () => {
  const german = mailLanguage("de");
  const detail = JSON.stringify({ errorMessage: "The narrator was silent in scene 3" });

  it.each([
    ["ContentBlocked", ""],
    ["ProviderBusy", ""],
    ["UnusableAnswer", ""],
    ["UnusableAnswer", detail],
    ["ProviderPaused", ""],
    ["EngineUnavailable", ""],
    ["UserBusy", ""],
    ["FaultyFilm", ""],
    ["States.Timeout", ""],
    ["TypeError", detail],
  ])("is translated as a whole: %s %s", (name, Cause) => {
    const reason = failureReason({ Error: name, Cause });

    const translated = translateReason(german, reason);

    expect(translated).toMatch(/^(\p{Lu}[^.]*\.( |$))+$/u);
    expect(translated).not.toMatch(/\b(the|your|a|an|was|please)\b/i);
    expect(translateReason(mailLanguage("en"), reason)).toBe(reason);
  });

  it("names the scenes of a recording that does not fit", () => {
    const reason =
      "The recording does not fit the words of these scenes: 2, 5. Please read all scenes in their order, without other words.";

    expect(translateReason(german, reason)).toBe(
      "Die Aufnahme passt nicht zu den Worten dieser Szenen: 2, 5. Bitte lesen Sie alle Szenen in ihrer Reihenfolge, ohne andere Worte.",
    );
  });

  it("stays as a provider said it where it has nothing else", () => {
    expect(translateReason(german, "Response was blocked due to SAFETY")).toBe("Response was blocked due to SAFETY");
  });
});
