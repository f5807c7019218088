import StatusIndicator from "@cloudscape-design/components/status-indicator";
import { useQuery } from "@tanstack/react-query";
import { customer } from "./queries.ts";
import { text } from "./text.ts";

/** What the user of an address has before anything is added to it. */
export const CustomerPreview = ({ email }: { readonly email: string }) => {
  const { data, error, isLoading } = useQuery(customer(email));
  if (isLoading) return <StatusIndicator type="loading">{text.looking}</StatusIndicator>;
  if (error) return <StatusIndicator type="warning">{error.message}</StatusIndicator>;
  if (!data) return null;
  return <StatusIndicator type="success">{text.has(data.credits.balance, data.credits.total_earned)}</StatusIndicator>;
};
