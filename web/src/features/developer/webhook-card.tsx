import Badge from "@cloudscape-design/components/badge";
import Button from "@cloudscape-design/components/button";
import Checkbox from "@cloudscape-design/components/checkbox";
import Container from "@cloudscape-design/components/container";
import FormField from "@cloudscape-design/components/form-field";
import Header from "@cloudscape-design/components/header";
import Input from "@cloudscape-design/components/input";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useState } from "react";
import type { WebhookConfig } from "#contract/schema/webhook.ts";
import { ConfirmModal } from "../../components/confirm-modal.tsx";
import { Banner, useBanner } from "./banner.tsx";
import { SecretOnce } from "./secret-once.tsx";
import { webhookText as text } from "./text.ts";
import { useWebhook } from "./use-webhook.ts";
import { WebhookFacts } from "./webhook-facts.tsx";
import { WebhookTest } from "./webhook-test.tsx";

const bannerFor = 3_000;

/** The form of the webhook, its test and its state. */
export const WebhookCard = ({ webhook }: { readonly webhook: WebhookConfig | null }) => {
  const { message, showMessage } = useBanner(bannerFor);
  const [secret, setSecret] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const [chosenStages, chooseStages] = useState<boolean>();
  const stages = chosenStages ?? webhook?.stage_events ?? false;
  const [openDialog, setOpenDialog] = useState<Dialog>();
  const { pendingAction, save, turn, test, rotate, remove } = useWebhook(showMessage, setSecret);
  const url = (typed ?? webhook?.webhook_url ?? "").trim();
  const needsUrl = (act: (url: string) => Promise<void>) =>
    url ? void act(url) : showMessage({ type: "error", content: text.missing });
  return (
    <Container header={<WebhookHeader webhook={webhook} />}>
      <SpaceBetween size="l">
        <Banner message={message} onDismiss={() => showMessage(undefined)} />
        <form
          onSubmit={(event) => {
            event.preventDefault();
            needsUrl((address) => save(address, stages));
          }}
        >
          <SpaceBetween size="m">
            <FormField label={text.url} constraintText={text.urlHint} stretch>
              <Input
                type="url"
                inputMode="url"
                autoComplete={false}
                placeholder={text.urlPlaceholder}
                value={typed ?? webhook?.webhook_url ?? ""}
                onChange={({ detail }) => setTyped(detail.value)}
              />
            </FormField>
            <Checkbox
              checked={stages}
              description={text.stagesHint}
              onChange={({ detail }) => chooseStages(detail.checked)}
            >
              {text.stages}
            </Checkbox>
            <WebhookActions
              webhook={webhook}
              pendingAction={pendingAction}
              onSwitch={(saved) => void turn(saved.webhook_url, !saved.is_active)}
              onRemove={() => setOpenDialog("delete")}
            />
            <WebhookTest
              isSending={pendingAction === "test"}
              onSend={(taskId) => needsUrl((address) => test(address, taskId))}
            />
          </SpaceBetween>
        </form>
        {secret && webhook && (
          <SecretOnce what={text.secret.toLowerCase()} secret={secret} onDismiss={() => setSecret(undefined)}>
            {text.secretOnce}
          </SecretOnce>
        )}
        {webhook && <WebhookFacts webhook={webhook} onRotate={() => setOpenDialog("rotate")} />}
      </SpaceBetween>
      <WebhookDialogs
        open={openDialog}
        onDelete={() =>
          remove().then(() => {
            setTyped(undefined);
            chooseStages(undefined);
          })
        }
        onRotate={rotate}
        onClose={() => setOpenDialog(undefined)}
      />
    </Container>
  );
};

const WebhookHeader = ({ webhook }: { readonly webhook: WebhookConfig | null }) => (
  <Header
    variant="h2"
    description={text.about}
    info={
      webhook && (
        <Badge color={webhook.is_active ? "green" : "grey"}>{webhook.is_active ? text.active : text.inactive}</Badge>
      )
    }
  >
    {text.title}
  </Header>
);

type Dialog = "delete" | "rotate";

interface WebhookDialogsProps {
  readonly open: Dialog | undefined;
  readonly onDelete: () => Promise<void>;
  readonly onRotate: () => Promise<void>;
  readonly onClose: () => void;
}

const WebhookDialogs = ({ open, onDelete, onRotate, onClose }: WebhookDialogsProps) => (
  <>
    {open === "delete" && (
      <ConfirmModal
        title={text.removeTitle}
        confirm={text.remove}
        busy={text.removing}
        onConfirm={onDelete}
        onClose={onClose}
      >
        {text.removeAbout}
      </ConfirmModal>
    )}
    {open === "rotate" && (
      <ConfirmModal
        title={text.rotateTitle}
        confirm={text.rotate}
        busy={text.rotating}
        onConfirm={onRotate}
        onClose={onClose}
      >
        {text.rotateAbout}
      </ConfirmModal>
    )}
  </>
);

interface WebhookActionsProps {
  readonly webhook: WebhookConfig | null;
  readonly pendingAction: ReturnType<typeof useWebhook>["pendingAction"];
  readonly onSwitch: (webhook: WebhookConfig) => void;
  readonly onRemove: () => void;
}

const WebhookActions = ({ webhook, pendingAction, onSwitch, onRemove }: WebhookActionsProps) => (
  <SpaceBetween direction="horizontal" size="xs">
    <Button variant="primary" formAction="submit" loading={pendingAction === "save"} loadingText={text.saving}>
      {pendingAction === "save" ? text.saving : webhook ? text.update : text.save}
    </Button>
    {webhook && (
      <Button formAction="none" loading={pendingAction === "switch"} onClick={() => onSwitch(webhook)}>
        {webhook.is_active ? text.switchOff : text.switchOn}
      </Button>
    )}
    {webhook && (
      <Button formAction="none" onClick={onRemove}>
        {text.remove}
      </Button>
    )}
  </SpaceBetween>
);
