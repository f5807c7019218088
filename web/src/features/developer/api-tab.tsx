import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import ColumnLayout from "@cloudscape-design/components/column-layout";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { KeyMode } from "#contract/schema/api-key.ts";
import { Loading } from "../../components/loading.tsx";
import { useUser } from "../../lib/session.ts";
import { KeyCard } from "./key-card.tsx";
import type { NewKeyProps } from "./new-key.ts";
import { apiKeysQuery } from "./queries.ts";
import { keyText, text } from "./text.ts";
import { UsageHistory } from "./usage-history.tsx";

const GenerateKey = lazy(async () => ({ default: (await import("./generate-key.tsx")).GenerateKey }));
const OldKeys = lazy(async () => ({ default: (await import("./old-keys.tsx")).OldKeys }));
const modes = ["live", "test"] as const;

/** The API keys and the films ordered with them. */
export const ApiTab = ({ newKey, setNewKey }: NewKeyProps) => {
  const { data, error, isPending, refetch } = useQuery(apiKeysQuery(useUser().id));
  const [making, setMaking] = useState<KeyMode>();
  const active = (mode: KeyMode) => data?.keys.find((key) => key.mode === mode && key.status === "active");
  const old = data?.keys.filter(({ status }) => status === "revoked") ?? [];
  return (
    <SpaceBetween size="l">
      <Container
        header={
          <Header variant="h2" description={keyText.about}>
            {keyText.title}
          </Header>
        }
      >
        <SpaceBetween size="l">
          {isPending && <Loading />}
          {error && (
            <Alert type="error" action={<Button onClick={() => void refetch()}>{text.tryAgain}</Button>}>
              {keyText.failedList(error.message)}
            </Alert>
          )}
          {data && (
            <ColumnLayout columns={2} borders="vertical" minColumnWidth={280}>
              {modes.map((mode) => (
                <KeyCard
                  key={mode}
                  mode={mode}
                  active={active(mode)}
                  fresh={newKey?.mode === mode ? newKey : undefined}
                  onGenerate={() => setMaking(mode)}
                  onForget={() => setNewKey(undefined)}
                />
              ))}
            </ColumnLayout>
          )}
          {old.length > 0 && (
            <Suspense>
              <OldKeys keys={old} />
            </Suspense>
          )}
        </SpaceBetween>
      </Container>
      <UsageHistory />
      {making && (
        <Suspense>
          <GenerateKey
            mode={making}
            replaces={active(making)}
            onMade={setNewKey}
            onClose={() => setMaking(undefined)}
          />
        </Suspense>
      )}
    </SpaceBetween>
  );
};
