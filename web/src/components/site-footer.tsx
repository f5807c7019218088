import { Link } from "react-router-dom";
import { useSiteFacts } from "../lib/site-facts.ts";
import { t } from "../lib/translate.ts";
import { LanguageSelect } from "./language-select.tsx";
import { ThemeLink } from "./theme-link.tsx";

/** The footer of public pages: documents, the operator's pages and the theme. */
export const SiteFooter = () => {
  const { termsUrl = "/terms", privacyUrl = "/privacy" } = useSiteFacts() ?? {};
  return (
    <footer>
      <nav aria-label={t("Site")}>
        <Link to="/illustration-samples">{t("Illustration Samples")}</Link>
        <a href="/documentation.html">{t("API documentation")}</a>
        <Link to={termsUrl}>{t("Terms")}</Link>
        <Link to={privacyUrl}>{t("Privacy")}</Link>
        <Link to="/imprint">{t("Imprint")}</Link>
      </nav>
      <LanguageSelect />
      <ThemeLink />
    </footer>
  );
};
