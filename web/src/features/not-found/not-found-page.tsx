import { Link } from "react-router-dom";
import { PublicPage } from "../../components/public-page.tsx";
import { useSession } from "../../lib/session.ts";
import { t } from "../../lib/translate.ts";

/** The page of an address that the site does not have, with a way on. */
export const NotFoundPage = () => {
  const user = useSession();
  return (
    <PublicPage title={t("Page Not Found")}>
      <p>{t("There is no page at this address. It may be mistyped, or the page may have moved.")}</p>
      <Link className="button primary" to="/">
        {user ? t("Back to Dashboard") : t("Home")}
      </Link>
    </PublicPage>
  );
};
