import { Link, useSearchParams } from "react-router-dom";
import { Loading } from "../../components/loading.tsx";
import { PublicPage } from "../../components/public-page.tsx";
import { mailText } from "../../lib/mail-text.ts";
import { text } from "./text.ts";
import { useSubscription } from "./use-subscription.ts";

/** The page of a mail's unsubscribe link: it asks first, because programs open links too, and needs no login. */
export const UnsubscribePage = () => {
  const token = useSearchParams()[0].get("token") ?? "";
  const { subscription, problem, isBusy, unsubscribe, load } = useSubscription(token);
  if (problem?.isGone) return <LinkGone />;
  if (!subscription) return problem ? <Failed reason={problem.message} onRetry={load} /> : <Loading />;
  const { kind, subscribed } = subscription;
  return (
    <PublicPage title={subscribed ? text.title : text.done}>
      <p role="status">{subscribed ? text.question : text.doneWords}</p>
      <p>
        <strong>{mailText[kind]}</strong>
      </p>
      {problem && <p role="alert">{text.failed(problem.message)}</p>}
      {subscribed && (
        <button type="button" className="button primary" disabled={isBusy} onClick={unsubscribe}>
          {isBusy ? text.busy : text.unsubscribe}
        </button>
      )}
      {!subscribed && kind !== "film_copies" && (
        <Link className="button" to="/account">
          {text.account}
        </Link>
      )}
    </PublicPage>
  );
};

const Failed = ({ reason, onRetry }: { readonly reason: string; readonly onRetry: () => void }) => (
  <PublicPage title={text.title}>
    <p role="alert">{text.failed(reason)}</p>
    <button type="button" className="button primary" onClick={onRetry}>
      {text.again}
    </button>
  </PublicPage>
);

const LinkGone = () => (
  <PublicPage title={text.gone}>
    <p>{text.goneWords}</p>
    <Link className="button primary" to="/account">
      {text.account}
    </Link>
    <Link className="button" to="/">
      {text.home}
    </Link>
  </PublicPage>
);
