import { Link } from "react-router-dom";
import { useSiteFacts } from "../lib/site-facts.ts";
import { ThemeLink } from "./theme-link.tsx";

/** The footer of public pages: documents, the operator's pages and the theme. */
export const SiteFooter = () => {
  const { termsUrl = "/terms", privacyUrl = "/privacy" } = useSiteFacts() ?? {};
  return (
    <footer>
      <nav aria-label="Site">
        <Link to="/illustration-samples">Illustration Samples</Link>
        <a href="/documentation.html">API documentation</a>
        <Link to={termsUrl}>Terms</Link>
        <Link to={privacyUrl}>Privacy</Link>
        <Link to="/imprint">Imprint</Link>
      </nav>
      <ThemeLink />
    </footer>
  );
};
