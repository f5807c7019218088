import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import ExpandableSection from "@cloudscape-design/components/expandable-section";
import SpaceBetween from "@cloudscape-design/components/space-between";
import StatusIndicator, { type StatusIndicatorProps } from "@cloudscape-design/components/status-indicator";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { redeliverWebhook } from "#contract/endpoints/webhooks.ts";
import type { WebhookDelivery } from "#contract/schema/webhook.ts";
import { AppLink } from "../../components/app-link.tsx";
import { useFlash } from "../../components/flash.tsx";
import { call } from "../../lib/api.ts";
import { dateTime } from "../../lib/format.ts";
import { refreshQueries } from "../../lib/refresh-queries.ts";
import { useUser } from "../../lib/session.ts";
import { Attempts } from "./attempts.tsx";
import { errorMessage } from "./errors.ts";
import { deliveriesQuery } from "./queries.ts";
import { deliveryText as text } from "./text.ts";

const looks: Record<WebhookDelivery["state"], StatusIndicatorProps.Type> = {
  pending: "in-progress",
  delivered: "success",
  failed: "error",
};

interface DeliveryProps {
  readonly delivery: WebhookDelivery;
  /** Only an active webhook can receive a redelivery. */
  readonly isActive: boolean;
}

/** A webhook message: its event, state and attempts. */
export const Delivery = ({ delivery, isActive }: DeliveryProps) => {
  const { id, event, state, task_id: taskId, attempts } = delivery;
  const { mutate, isPending } = useRedelivery(id);
  return (
    <ExpandableSection
      variant="inline"
      headerText={
        <>
          {text.events[event]}
          {delivery.stage && ` (${delivery.stage})`} ·{" "}
          <StatusIndicator type={looks[state]}>{text.states[state]}</StatusIndicator>
        </>
      }
      headerDescription={`${dateTime(delivery.created_at)} · ${text.attempts(attempts.length)}`}
    >
      <SpaceBetween size="s">
        {delivery.note && <Box color="text-status-error">{delivery.note}</Box>}
        {delivery.next_attempt_at && state === "pending" && (
          <Box color="text-body-secondary">{text.next(delivery.next_attempt_at)}</Box>
        )}
        <Attempts attempts={attempts} />
        <Box color="text-body-secondary" fontSize="body-s">
          {text.id} <code className="secret">{id}</code>
        </Box>
        <SpaceBetween direction="horizontal" size="s" alignItems="center">
          <Button
            iconName="redo"
            disabled={!isActive}
            loading={isPending}
            loadingText={text.sending}
            onClick={() => mutate()}
          >
            {isPending ? text.sending : text.again}
          </Button>
          <AppLink to={`/task-detail/${encodeURIComponent(taskId)}`}>{text.film}</AppLink>
        </SpaceBetween>
      </SpaceBetween>
    </ExpandableSection>
  );
};

const useRedelivery = (id: string) => {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const flash = useFlash();
  return useMutation({
    mutationFn: () => call(redeliverWebhook, { params: { userId, id } }),
    onSuccess: () => flash({ type: "success", content: text.asked, id: "redelivery" }),
    onError: (error) => flash({ type: "error", content: errorMessage(text.againError, error), id: "redelivery" }),
    onSettled: () => refreshQueries(queries, deliveriesQuery(userId).queryKey),
  });
};
