import Alert from "@cloudscape-design/components/alert";
import Badge from "@cloudscape-design/components/badge";
import Button from "@cloudscape-design/components/button";
import Container from "@cloudscape-design/components/container";
import FormField from "@cloudscape-design/components/form-field";
import Header from "@cloudscape-design/components/header";
import Input from "@cloudscape-design/components/input";
import SpaceBetween from "@cloudscape-design/components/space-between";
import Toggle from "@cloudscape-design/components/toggle";
import { useState } from "react";
import type { GhostConfig } from "#contract/schema/blog.ts";
import { InfoTiles } from "../../components/info-tiles.tsx";
import { TwoStepButton } from "../../components/two-step-button.tsx";
import { dateTime } from "../../lib/format.ts";
import { Banner, useBanner } from "./banner.tsx";
import { text as common, ghostText as text } from "./text.ts";
import { type Access, useGhost } from "./use-ghost.ts";

const bannerFor = 5_000;

/** The form for the blog's URL and key. */
export const GhostForm = ({ saved }: { readonly saved: GhostConfig | null }) => {
  const { message, showMessage } = useBanner(bannerFor);
  const [typed, setTyped] = useState<Partial<Access & { readonly is_active: boolean }>>({});
  const { pendingAction, save, test, remove } = useGhost(saved, showMessage);
  const access = {
    ghost_api_url: typed.ghost_api_url ?? saved?.ghost_api_url ?? "",
    ghost_admin_api_key: typed.ghost_admin_api_key ?? saved?.ghost_admin_api_key ?? "",
  };
  const isActive = typed.is_active ?? saved?.is_active ?? true;
  const keep = async () => {
    if (!access.ghost_api_url.trim() || !access.ghost_admin_api_key.trim())
      return showMessage({ type: "warning", content: text.both });
    if (await save(access, isActive)) setTyped({});
  };
  const check = () => (saved ? void test(access) : showMessage({ type: "warning", content: text.saveFirst }));
  return (
    <Container
      header={
        <Header
          variant="h2"
          description={text.about}
          info={
            saved && (
              <Badge color={saved.is_active ? "green" : "grey"}>{saved.is_active ? text.active : text.inactive}</Badge>
            )
          }
        >
          {text.title}
        </Header>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <SpaceBetween size="l">
          <Banner message={message} onDismiss={() => showMessage(undefined)} />
          {saved?.last_error && <Alert type="warning">{text.lastError(saved.last_error)}</Alert>}
          <FormField label={text.url} constraintText={text.urlHint} stretch>
            <Input
              type="url"
              inputMode="url"
              autoComplete={false}
              placeholder={text.urlPlaceholder}
              value={access.ghost_api_url}
              onChange={({ detail }) => setTyped({ ...typed, ghost_api_url: detail.value })}
            />
          </FormField>
          <FormField label={text.key} constraintText={text.keyHint} stretch>
            <Input
              autoComplete={false}
              spellcheck={false}
              placeholder={text.keyPlaceholder}
              value={access.ghost_admin_api_key}
              onChange={({ detail }) => setTyped({ ...typed, ghost_admin_api_key: detail.value })}
            />
          </FormField>
          <Toggle checked={isActive} onChange={({ detail }) => setTyped({ ...typed, is_active: detail.checked })}>
            {text.publish}
          </Toggle>
          {saved && <GhostFacts saved={saved} />}
          <GhostActions
            saved={saved}
            pendingAction={pendingAction}
            onTest={check}
            onRemove={() => remove().then(() => setTyped({}))}
          />
        </SpaceBetween>
      </form>
    </Container>
  );
};

const GhostFacts = ({ saved }: { readonly saved: GhostConfig }) => (
  <InfoTiles
    tiles={[
      [text.facts.success, saved.last_success_at ? dateTime(saved.last_success_at) : common.never],
      [text.facts.failure, saved.last_failure_at ? dateTime(saved.last_failure_at) : common.never],
      [text.facts.failures, String(saved.failure_count)],
    ]}
  />
);

interface GhostActionsProps {
  readonly saved: GhostConfig | null;
  readonly pendingAction: ReturnType<typeof useGhost>["pendingAction"];
  readonly onTest: () => void;
  readonly onRemove: () => Promise<unknown>;
}

const GhostActions = ({ saved, pendingAction, onTest, onRemove }: GhostActionsProps) => {
  const isBusy = pendingAction !== undefined;
  return (
    <SpaceBetween direction="horizontal" size="xs">
      <Button
        variant="primary"
        formAction="submit"
        disabled={isBusy && pendingAction !== "save"}
        loading={pendingAction === "save"}
        loadingText={text.saving}
      >
        {pendingAction === "save" ? text.saving : saved ? text.update : text.save}
      </Button>
      <Button
        formAction="none"
        disabled={isBusy && pendingAction !== "test"}
        loading={pendingAction === "test"}
        loadingText={text.testing}
        onClick={onTest}
      >
        {pendingAction === "test" ? text.testing : text.test}
      </Button>
      {saved && <TwoStepButton {...text.remove} disabled={isBusy} onConfirm={onRemove} />}
    </SpaceBetween>
  );
};
