import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { ApiError } from "../../lib/api.ts";
import { useCreditsQuery, useSyncBalance } from "../../lib/credits.ts";
import { credits } from "../../lib/format.ts";
import { PaymentFrame } from "./payment-frame.tsx";
import { PaymentResult } from "./payment-result.tsx";
import { outcomeQuery } from "./queries.ts";
import { text } from "./text.ts";

/**
 * The return page of the checkout. It proves nothing: a payment counts when the provider's signed webhook has arrived,
 * so the page polls for that.
 */
export const PaymentSuccessPage = () => {
  const [search] = useSearchParams();
  const session = search.get("session_id");
  return session ? <NamedPayment session={session} /> : <UnnamedPayment />;
};

const NamedPayment = ({ session }: { readonly session: string }) => {
  const { data, error, refetch } = useQuery(outcomeQuery(session));
  useSyncBalance(data?.balance);
  if (data) return <PaymentResult outcome={data} session={session} />;
  if (error instanceof ApiError && error.status === 404)
    return <PaymentFrame title={text.lostTitle} sign="warning" words={text.lost} />;
  if (error) return <PaymentFrame title={text.loadingTitle} sign="error" words={text.noAccount} onRetry={refetch} />;
  return <PaymentFrame title={text.loadingTitle} sign="loading" words={text.loading} />;
};

/** The URL names no payment, so the page shows the balance. */
const UnnamedPayment = () => {
  const { data, error, refetch } = useCreditsQuery();
  const { title, words } = text.unnamed;
  if (data)
    return <PaymentFrame title={title} sign="info" words={words} facts={[[text.balance, credits(data.balance)]]} />;
  if (error) return <PaymentFrame title={title} sign="error" words={text.noAccount} onRetry={refetch} />;
  return <PaymentFrame title={title} sign="loading" words={text.loading} />;
};
