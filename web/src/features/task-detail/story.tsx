import Box from "@cloudscape-design/components/box";
import Container from "@cloudscape-design/components/container";
import ExpandableSection from "@cloudscape-design/components/expandable-section";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import type { Task } from "#contract/schema/task.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { text } from "./text.ts";

/** The prompt, and the full story once it is written. */
export const Story = ({ task }: { readonly task: Task }) => (
  <Container header={<Header variant="h2">{text.story}</Header>}>
    <SpaceBetween size="m">
      <ExpandableSection
        headerText={text.prompt}
        defaultExpanded={!task.full_story_text}
        headerActions={<CopyButton variant="inline-link" what={text.copied.prompt} value={task.input_story} />}
      >
        <p className="prose" dir="auto">
          {task.input_story}
        </p>
      </ExpandableSection>
      {task.full_story_text && (
        <ExpandableSection
          headerText={text.fullStory}
          headerActions={<CopyButton variant="inline-link" what={text.copied.story} value={task.full_story_text} />}
        >
          {task.word_for_word && <Box color="text-body-secondary">{text.wordForWord}</Box>}
          <p className="prose" dir="auto">
            {task.full_story_text}
          </p>
        </ExpandableSection>
      )}
    </SpaceBetween>
  </Container>
);
