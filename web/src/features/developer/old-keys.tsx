import ExpandableSection from "@cloudscape-design/components/expandable-section";
import StatusIndicator from "@cloudscape-design/components/status-indicator";
import Table from "@cloudscape-design/components/table";
import type { ApiKey } from "#contract/schema/api-key.ts";
import { TwoStepButton } from "../../components/two-step-button.tsx";
import { dateTime } from "../../lib/format.ts";
import { keyText, text } from "./text.ts";
import { useRemoveKey } from "./use-remove-key.ts";

/** Revoked keys, and replaced keys that stay valid for some hours. */
export const OldKeys = ({ keys }: { readonly keys: readonly ApiKey[] }) => {
  const remove = useRemoveKey();
  return (
    <ExpandableSection headerText={keyText.old(keys.length)} headerDescription={keyText.oldAbout}>
      <Table
        variant="embedded"
        items={keys}
        trackBy="id"
        enableKeyboardNavigation
        ariaLabels={{ tableLabel: keyText.old(keys.length) }}
        columnDefinitions={[
          {
            id: "key",
            header: keyText.facts.key,
            isRowHeader: true,
            cell: (key) => <code className="secret">{key.api_key}</code>,
          },
          { id: "mode", header: keyText.facts.kind, cell: ({ mode }) => keyText.mode[mode] },
          {
            id: "used",
            header: keyText.facts.lastUsed,
            cell: ({ last_used_at: used }) => (used ? dateTime(used) : text.never),
          },
          { id: "status", header: keyText.facts.status, cell: (key) => <KeyStatus until={key.valid_until} /> },
          {
            id: "remove",
            header: keyText.facts.action,
            cell: (key) =>
              stillWorks(key.valid_until) && <TwoStepButton {...keyText.remove} onConfirm={() => remove(key.id)} />,
          },
        ]}
      />
    </ExpandableSection>
  );
};

const stillWorks = (until: string | undefined): boolean => until !== undefined && new Date(until) > new Date();

const KeyStatus = ({ until }: { readonly until: string | undefined }) =>
  until && stillWorks(until) ? (
    <StatusIndicator type="in-progress">{keyText.worksUntil(until)}</StatusIndicator>
  ) : (
    <StatusIndicator type="stopped">{keyText.status.revoked}</StatusIndicator>
  );
