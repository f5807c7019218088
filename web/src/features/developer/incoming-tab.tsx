import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import KeyValuePairs from "@cloudscape-design/components/key-value-pairs";
import Link from "@cloudscape-design/components/link";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useQuery } from "@tanstack/react-query";
import { fieldReference } from "#contract/guide/fields.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { useUser } from "../../lib/session.ts";
import { CodeExamples } from "./code-examples.tsx";
import { Markdown } from "./markdown.tsx";
import type { NewKey } from "./new-key.ts";
import { apiKeysQuery } from "./queries.ts";
import { incomingText as text } from "./text.ts";

interface IncomingTabProps {
  readonly newKey: NewKey | undefined;
  readonly toKeys: () => void;
  readonly toDocumentation: () => void;
}

/** The endpoint for orders, example code and the field reference. */
export const IncomingTab = ({ newKey, toKeys, toDocumentation }: IncomingTabProps) => {
  const { id: userId } = useUser();
  const { data: keys } = useQuery(apiKeysQuery(userId));
  const address = `${window.location.origin}/api/webhook/incoming/${userId}`;
  return (
    <SpaceBetween size="l">
      {keys?.data === null && (
        <Alert type="info" action={<Button onClick={toKeys}>{text.toKeys}</Button>}>
          {text.noKey}
        </Alert>
      )}
      <Container
        header={
          <Header variant="h2" description={text.about}>
            {text.title}
          </Header>
        }
      >
        <SpaceBetween size="l">
          <CopyableValue
            label={text.endpoint}
            what={text.copyNames.endpoint}
            value={address}
            shown={`POST ${address}`}
          />
          <CopyableValue label={text.userId} what={text.copyNames.userId} value={userId} shown={userId} />
          <div>
            <Box variant="awsui-key-label">{text.headers}</Box>
            <KeyValuePairs
              columns={3}
              minColumnWidth={220}
              items={text.headerRows.map(([name, value]) => ({ label: <code>{name}</code>, value }))}
            />
          </div>
        </SpaceBetween>
      </Container>
      <CodeExamples hasKey={keys === undefined || keys.data !== null} newKey={newKey} />
      <Container
        header={
          <Header
            variant="h2"
            actions={
              <Link href="?tab=documentation" onFollow={(event) => [event.preventDefault(), toDocumentation()]}>
                {text.toDocumentation}
              </Link>
            }
          >
            {text.fields}
          </Header>
        }
      >
        <FieldReference />
      </Container>
    </SpaceBetween>
  );
};

interface CopyableValueProps {
  readonly label: string;
  readonly what: string;
  readonly value: string;
  readonly shown: string;
}

const CopyableValue = ({ label, what, value, shown }: CopyableValueProps) => (
  <div>
    <Box variant="awsui-key-label">{label}</Box>
    <div className="row">
      <code className="secret">{shown}</code>
      <CopyButton what={what} value={value} />
    </div>
  </div>
);

const fields = fieldReference();

/** Every field of an order, as in the documentation. */
export const FieldReference = () => <Markdown>{fields}</Markdown>;
