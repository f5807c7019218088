import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import FormField from "@cloudscape-design/components/form-field";
import SpaceBetween from "@cloudscape-design/components/space-between";
import StatusIndicator from "@cloudscape-design/components/status-indicator";
import type { WebhookConfig } from "#contract/schema/webhook.ts";
import { InfoTiles } from "../../components/info-tiles.tsx";
import { dateTime } from "../../lib/format.ts";
import { text as common, webhookText as text } from "./text.ts";

interface WebhookFactsProps {
  readonly webhook: WebhookConfig;
  readonly onRotate: () => void;
}

/** The state of the webhook and its signing secret. */
export const WebhookFacts = ({ webhook, onRotate }: WebhookFactsProps) => {
  const { is_active: isActive, last_success_at: success, last_failure_at: failure, failure_count: failures } = webhook;
  return (
    <SpaceBetween size="l">
      {!isActive && webhook.disabled_reason && (
        <Alert type="warning" header={text.disabled}>
          {webhook.disabled_reason}
        </Alert>
      )}
      <InfoTiles
        columns={4}
        tiles={[
          [
            text.facts.status,
            <StatusIndicator key="status" type={isActive ? "success" : "stopped"}>
              {isActive ? text.active : text.inactive}
            </StatusIndicator>,
          ],
          [text.facts.success, success ? dateTime(success) : common.never],
          [text.facts.failure, failure ? dateTime(failure) : common.never],
          [text.facts.failures, String(failures)],
        ]}
      />
      <FormField
        label={text.secret}
        description={text.secretAbout}
        constraintText={webhook.previous_secret_until && text.bothUntil(webhook.previous_secret_until)}
      >
        <SpaceBetween direction="horizontal" size="s" alignItems="center">
          <Box variant="code">{masked(webhook.secret)}</Box>
          <Button onClick={onRotate}>{text.rotate}</Button>
        </SpaceBetween>
      </FormField>
    </SpaceBetween>
  );
};

/** The reply of the call that created the secret has it unmasked. This view always masks it. */
const masked = (secret: string): string => `whsec_...${secret.slice(-4)}`;
