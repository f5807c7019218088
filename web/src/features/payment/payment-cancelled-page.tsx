import { Link } from "react-router-dom";
import { PublicPage } from "../../components/public-page.tsx";
import { creditsPage, filmAfterPayment } from "../../lib/film-after-payment.ts";
import { text } from "./text.ts";

/** The return page of a cancelled checkout. */
export const PaymentCancelledPage = () => {
  const film = filmAfterPayment();
  return (
    <PublicPage title={text.cancelled}>
      <p>{text.notCharged}</p>
      <Link className="button primary" to={creditsPage()}>
        {text.again}
      </Link>
      <Link className="button" to={film ?? "/welcome"}>
        {film ? text.backToFilm : text.back}
      </Link>
    </PublicPage>
  );
};
