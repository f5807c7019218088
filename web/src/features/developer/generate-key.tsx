import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import Checkbox from "@cloudscape-design/components/checkbox";
import FormField from "@cloudscape-design/components/form-field";
import Modal from "@cloudscape-design/components/modal";
import RadioGroup from "@cloudscape-design/components/radio-group";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { generateApiKey } from "#contract/endpoints/developers.ts";
import type { ApiKey, KeyMode } from "#contract/schema/api-key.ts";
import { call } from "../../lib/api.ts";
import { refreshQueries } from "../../lib/refresh-queries.ts";
import { useUser } from "../../lib/session.ts";
import { errorMessage } from "./errors.ts";
import type { NewKey } from "./new-key.ts";
import { apiKeysQuery } from "./queries.ts";
import { keyText, text } from "./text.ts";

type Scope = ApiKey["scopes"][number];
// `Object.keys` loses the key types.
const scopeNames = Object.keys(keyText.scopes) as Scope[];
const overlaps = Object.entries(keyText.overlaps).map(([value, label]) => ({ value, label }));

interface GenerateKeyProps {
  readonly mode: KeyMode;
  readonly replaces: ApiKey | undefined;
  readonly onMade: (key: NewKey) => void;
  readonly onClose: () => void;
}

/** Asks for the scopes of a new key, and how long the replaced key stays valid. */
export const GenerateKey = ({ mode, replaces, onMade, onClose }: GenerateKeyProps) => {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const [scopes, setScopes] = useState<readonly Scope[]>(replaces?.scopes ?? scopeNames);
  const [overlap, setOverlap] = useState("0");
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => {
      const body = { mode, scopes: [...scopes], overlap_hours: Number(overlap) };
      const { data } = await call(generateApiKey, { params: { userId }, body });
      await refreshQueries(queries, apiKeysQuery(userId).queryKey);
      return data;
    },
    onSuccess(made) {
      onMade(made);
      onClose();
    },
  });
  return (
    <Modal
      visible
      header={`${replaces ? keyText.replace : keyText.generate}: ${keyText.mode[mode].toLowerCase()}`}
      onDismiss={onClose}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button variant="link" onClick={onClose}>
              {text.cancel}
            </Button>
            <Button
              variant="primary"
              disabled={scopes.length === 0}
              loading={isPending}
              loadingText={keyText.generating}
              onClick={() => mutate()}
            >
              {isPending ? keyText.generating : keyText.generate}
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      <SpaceBetween size="l">
        {error && <Alert type="error">{errorMessage(keyText.generateError, error)}</Alert>}
        <FormField label={keyText.allowed} errorText={scopes.length === 0 && keyText.noScope}>
          <SpaceBetween size="xs">
            {scopeNames.map((scope) => (
              <Checkbox
                key={scope}
                checked={scopes.includes(scope)}
                description={keyText.scopes[scope]}
                onChange={({ detail }) =>
                  setScopes(scopeNames.filter((other) => (other === scope ? detail.checked : scopes.includes(other))))
                }
              >
                {scope}
              </Checkbox>
            ))}
          </SpaceBetween>
        </FormField>
        {replaces && (
          <FormField label={keyText.overlap} description={keyText.replaceAbout}>
            <RadioGroup items={overlaps} value={overlap} onChange={({ detail }) => setOverlap(detail.value)} />
          </FormField>
        )}
      </SpaceBetween>
    </Modal>
  );
};
