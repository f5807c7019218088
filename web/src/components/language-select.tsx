import "./language-select.css";
import { siteLanguage, siteLanguages, switchLanguage } from "../lib/site-language.ts";
import { t } from "../lib/translate.ts";

/** Switches the language of the site. Each language is listed by its own name. */
export const LanguageSelect = () => (
  <select
    className="language-select"
    aria-label={t("Language")}
    value={siteLanguage}
    onChange={({ target }) => switchLanguage(target.value)}
  >
    {siteLanguages.map(({ tag, name }) => (
      <option key={tag} value={tag} lang={tag}>
        {name}
      </option>
    ))}
  </select>
);
