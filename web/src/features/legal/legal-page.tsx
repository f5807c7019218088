import { useLocation } from "react-router-dom";
import { PublicPage } from "../../components/public-page.tsx";
import { type SiteFacts, useSiteFacts } from "../../lib/site-facts.ts";
import { text } from "./text.ts";

/** The terms, the privacy page and the imprint. What they say about the operator comes from the operator's settings. */
export const LegalPage = () => {
  const { pathname } = useLocation();
  const facts = useSiteFacts();
  const page = pathname.startsWith("/terms") ? "terms" : pathname.startsWith("/privacy") ? "privacy" : "imprint";
  return (
    <PublicPage title={text[page].title}>
      {text[page].parts.map(([title, words]) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{words}</p>
        </section>
      ))}
      <h2>{text.operator}</h2>
      {facts && <Operator facts={facts} />}
    </PublicPage>
  );
};

const Operator = ({ facts: { operatorName, operatorAddress, operatorEmail } }: { readonly facts: SiteFacts }) => {
  if (!operatorName && !operatorEmail) return <p>{text.noOperator}</p>;
  return (
    <address>
      {[operatorName, ...(operatorAddress ?? "").split(",")].map(
        (line) =>
          line?.trim() && (
            <div key={line} dir="auto">
              {line.trim()}
            </div>
          ),
      )}
      {operatorEmail && <a href={`mailto:${operatorEmail}`}>{operatorEmail}</a>}
    </address>
  );
};
