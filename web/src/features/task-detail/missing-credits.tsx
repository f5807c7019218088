import Alert from "@cloudscape-design/components/alert";
import { AppLink } from "../../components/app-link.tsx";
import { creditsPageFor } from "../../lib/film-after-payment.ts";

interface MissingCreditsProps {
  readonly filmId: string;
  /** How many credits are missing; nothing is shown if none are. */
  readonly count: number;
  readonly text: { readonly missing: (count: number) => string; readonly buy: string };
}

/** Says how many credits are missing, with a link to buy them that comes back to the film. */
export const MissingCredits = ({ filmId, count, text }: MissingCreditsProps) =>
  count > 0 && (
    <Alert type="warning">
      {text.missing(count)} <AppLink to={creditsPageFor(filmId)}>{text.buy}</AppLink>
    </Alert>
  );
