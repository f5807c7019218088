import Box from "@cloudscape-design/components/box";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import type { PromptPart } from "#contract/catalogue/placeholders.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { number } from "../../lib/format.ts";
import { Prompt } from "./prompt.tsx";
import { text } from "./text.ts";

interface PromptCardProps {
  readonly part: PromptPart;
  readonly prompt: string;
}

/** One of the two prompts of a story type, with a copy button. */
export const PromptCard = ({ part, prompt }: PromptCardProps) => {
  const { title, about } = text.prompts[part];
  return (
    <Container
      fitHeight
      header={
        <Header variant="h2" description={about} actions={<CopyButton what={title} value={prompt} />}>
          {title}
        </Header>
      }
      footer={
        <Box color="text-body-secondary" fontSize="body-s">
          {text.characters(number(prompt.length))}
        </Box>
      }
    >
      <Prompt label={title}>{prompt}</Prompt>
    </Container>
  );
};
