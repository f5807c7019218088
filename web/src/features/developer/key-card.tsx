import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import SpaceBetween from "@cloudscape-design/components/space-between";
import StatusIndicator from "@cloudscape-design/components/status-indicator";
import { Fragment } from "react";
import type { ApiKey, KeyMode } from "#contract/schema/api-key.ts";
import { InfoTiles } from "../../components/info-tiles.tsx";
import { TwoStepButton } from "../../components/two-step-button.tsx";
import { dateTime } from "../../lib/format.ts";
import type { NewKey } from "./new-key.ts";
import { SecretOnce } from "./secret-once.tsx";
import { keyText, text } from "./text.ts";
import { useRemoveKey } from "./use-remove-key.ts";

/** Names such as `tasks:read`. A narrow column breaks them after the colon. */
const Scopes = ({ names }: { readonly names: readonly string[] }) =>
  names
    .join(", ")
    .split(/(?<=:)/)
    .map((part) => (
      <Fragment key={part}>
        {part}
        {part.endsWith(":") && <wbr />}
      </Fragment>
    ));

interface KeyCardProps {
  readonly mode: KeyMode;
  readonly active: ApiKey | undefined;
  /** The unmasked key, if it was generated on this page. */
  readonly fresh: NewKey | undefined;
  readonly onGenerate: () => void;
  readonly onForget: () => void;
}

/** The key of one mode, or a button that generates it. */
export const KeyCard = ({ mode, active, fresh, onGenerate, onForget }: KeyCardProps) => {
  const remove = useRemoveKey();
  const name = keyText.mode[mode];
  return (
    <SpaceBetween size="m">
      <Box variant="h3" padding="n">
        {name}
      </Box>
      {!active && <Box color="text-body-secondary">{keyText.none[mode]}</Box>}
      {active && fresh?.id === active.id ? (
        <SecretOnce what={`new ${name.toLowerCase()}`} secret={fresh.api_key} onDismiss={onForget}>
          {keyText.shownOnce}
        </SecretOnce>
      ) : (
        active && <code className="secret">{active.api_key}</code>
      )}
      {active && (
        <InfoTiles
          columns={2}
          tiles={[
            [keyText.facts.status, <StatusIndicator key="status">{keyText.status.active}</StatusIndicator>],
            [keyText.facts.lastUsed, active.last_used_at ? dateTime(active.last_used_at) : text.never],
            [keyText.facts.created, dateTime(active.created_at)],
            [keyText.facts.scopes, <Scopes key="scopes" names={active.scopes} />],
          ]}
        />
      )}
      <SpaceBetween direction="horizontal" size="xs">
        <Button
          ariaLabel={`${active ? keyText.replace : keyText.generate}, ${mode}`}
          variant={active || mode === "test" ? "normal" : "primary"}
          onClick={onGenerate}
        >
          {active ? keyText.replace : keyText.generate}
        </Button>
        {active && <TwoStepButton {...keyText.remove} onConfirm={() => remove(active.id)} />}
      </SpaceBetween>
    </SpaceBetween>
  );
};
