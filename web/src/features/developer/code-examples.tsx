import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import LiveRegion from "@cloudscape-design/components/live-region";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type CodeLanguage, codeLanguages, orderCode } from "#contract/examples/order-code.ts";
import type { OrderMode } from "#contract/order/order-field.ts";
import { useFlash } from "../../components/flash.tsx";
import { Segments } from "../../components/segments.tsx";
import { useUser } from "../../lib/session.ts";
import { useCopy } from "../../lib/use-copy.ts";
import { Code } from "./code.tsx";
import { exampleTaskId } from "./example-task.ts";
import type { NewKey } from "./new-key.ts";
import { maskSecret } from "./new-key.ts";
import { usageQuery } from "./queries.ts";
import { incomingText as text } from "./text.ts";

// `Object.entries` loses the key types.
const modes = Object.entries(text.modes).map(([id, label]) => ({ id: id as OrderMode, text: label }));
const languages = Object.entries(codeLanguages).map(([id, label]) => ({ id: id as CodeLanguage, text: label }));
const anyKey = "YOUR_API_KEY";

interface CodeExamplesProps {
  readonly hasKey: boolean;
  readonly newKey: NewKey | undefined;
}

/** Example programs with the user's own ids: the copied code runs unchanged. */
export const CodeExamples = ({ hasKey, newKey }: CodeExamplesProps) => {
  const { id: userId } = useUser();
  const { data: usage = [] } = useQuery(usageQuery(userId));
  const [mode, setMode] = useState<OrderMode>("create");
  const [language, setLanguage] = useState<CodeLanguage>("javascript");
  const { copied, copy } = useCopy();
  const flash = useFlash();
  const taskId = exampleTaskId(mode, usage);
  const code = (key: string) =>
    orderCode(mode, language, { host: window.location.origin, userId, key, ...(taskId && { taskId }) });
  const take = () =>
    hasKey
      ? void copy(code(newKey?.api_key ?? anyKey))
      : flash({ type: "error", content: text.keyFirst, id: "key-first" });
  return (
    <Container
      header={
        <Header
          variant="h2"
          actions={
            <Button iconName={copied ? "check" : "copy"} onClick={take}>
              {copied ? text.copied : text.copyCode}
            </Button>
          }
        >
          {text.code}
        </Header>
      }
    >
      <LiveRegion hidden>{copied && text.copied}</LiveRegion>
      <SpaceBetween size="m">
        <SpaceBetween direction="horizontal" size="l">
          <Segments label={text.mode} options={modes} selected={mode} onChange={setMode} />
          <Segments label={text.language} options={languages} selected={language} onChange={setLanguage} />
        </SpaceBetween>
        <Box color="text-body-secondary">
          {text.modeAbout[mode]} {taskId && text.ownTask(taskId)}
        </Box>
        <Code language={language} label={`${text.modes[mode]}, ${codeLanguages[language]}`}>
          {code(newKey ? maskSecret(newKey.api_key) : anyKey)}
        </Code>
        <Box color="text-body-secondary" fontSize="body-s">
          {newKey ? text.withKey : text.withoutKey}
        </Box>
      </SpaceBetween>
    </Container>
  );
};
