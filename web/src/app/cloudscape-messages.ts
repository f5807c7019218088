import type { I18nProviderProps } from "@cloudscape-design/components/i18n";
import english from "@cloudscape-design/components/i18n/messages/all.en";
import { siteLanguage } from "../lib/site-language.ts";

type Messages = I18nProviderProps.Messages;

/** Cloudscape has no Hindi, Bengali and Russian: there its own few labels stay English. */
const translations: Readonly<Record<string, readonly [locale: string, load: () => Promise<{ default: Messages }>]>> = {
  zh: ["zh-CN", () => import("@cloudscape-design/components/i18n/messages/all.zh-CN")],
  es: ["es", () => import("@cloudscape-design/components/i18n/messages/all.es")],
  fr: ["fr", () => import("@cloudscape-design/components/i18n/messages/all.fr")],
  ar: ["ar", () => import("@cloudscape-design/components/i18n/messages/all.ar")],
  pt: ["pt-BR", () => import("@cloudscape-design/components/i18n/messages/all.pt-BR")],
  ja: ["ja", () => import("@cloudscape-design/components/i18n/messages/all.ja")],
  de: ["de", () => import("@cloudscape-design/components/i18n/messages/all.de")],
  ko: ["ko", () => import("@cloudscape-design/components/i18n/messages/all.ko")],
  it: ["it", () => import("@cloudscape-design/components/i18n/messages/all.it")],
};

/** The locale and the messages of Cloudscape's own components. */
export let cloudscapeMessages: Omit<I18nProviderProps, "children"> = { locale: "en", messages: [english] };

/** Loads the messages of the site's language; without them they are English. */
export const loadCloudscapeMessages = async (): Promise<void> => {
  const [locale, load] = translations[siteLanguage] ?? [];
  const loaded = await load?.().catch(() => undefined);
  if (locale && loaded) cloudscapeMessages = { locale, messages: [loaded.default] };
};
