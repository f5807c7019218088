import { Link } from "react-router-dom";
import { PublicPage } from "../../components/public-page.tsx";
import { text } from "./text.ts";

/** The return page of a cancelled checkout. */
export const PaymentCancelledPage = () => (
  <PublicPage title={text.cancelled}>
    <p>{text.notCharged}</p>
    <Link className="button primary" to="/credits">
      {text.again}
    </Link>
    <Link className="button" to="/welcome">
      {text.back}
    </Link>
  </PublicPage>
);
