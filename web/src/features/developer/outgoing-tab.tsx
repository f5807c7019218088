import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useQuery } from "@tanstack/react-query";
import { Loading } from "../../components/loading.tsx";
import { useUser } from "../../lib/session.ts";
import { DeliveryLog } from "./delivery-log.tsx";
import { webhookQuery } from "./queries.ts";
import { text, webhookText } from "./text.ts";
import { WebhookCard } from "./webhook-card.tsx";

/** The outgoing webhook and its delivery log. */
export const OutgoingTab = () => {
  const { data, error, refetch } = useQuery(webhookQuery(useUser().id));
  return (
    <SpaceBetween size="l">
      {error && (
        <Alert type="error" action={<Button onClick={() => void refetch()}>{text.tryAgain}</Button>}>
          {webhookText.failedLoad(error.message)}
        </Alert>
      )}
      {data === undefined && !error && <Loading />}
      {data !== undefined && <WebhookCard webhook={data} />}
      <DeliveryLog isActive={data?.is_active ?? false} />
    </SpaceBetween>
  );
};
