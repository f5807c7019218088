import Box from "@cloudscape-design/components/box";
import Container from "@cloudscape-design/components/container";
import ExpandableSection from "@cloudscape-design/components/expandable-section";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import type { Task } from "#contract/schema/task.ts";
import { AppLink } from "../../components/app-link.tsx";
import { CopyableText } from "../../components/copyable-text.tsx";
import { InfoTiles } from "../../components/info-tiles.tsx";
import { originMark } from "../../lib/origin-mark.ts";
import { factsOf, personalizationOf } from "./facts.ts";
import { text } from "./text.ts";

/** The settings of the order and its system prompts. */
export const Settings = ({ task }: { readonly task: Task }) => {
  const { source_task_id: source, system_prompt_story_writing: writing, system_prompt_structure_design: design } = task;
  return (
    <Container header={<Header variant="h2">{text.settings}</Header>}>
      <SpaceBetween size="l">
        <InfoTiles tiles={factsOf(task)} columns={4} minColumnWidth={150} />
        <ExpandableSection headerText={text.wishes}>
          <InfoTiles tiles={personalizationOf(task)} columns={4} minColumnWidth={150} />
        </ExpandableSection>
        {task.process_status === "completed" && <Box color="text-body-secondary">{originMark}</Box>}
        <CopyableText kind="badge" what={text.copied.taskId} value={task.task_id} />
        {source && <AppLink to={`/task-detail/${source}`}>{text.source[task.source_mode ?? "repeat"]}</AppLink>}
        {Boolean(writing || design) && (
          <ExpandableSection headerText={text.prompts} headerDescription={text.ownPrompts}>
            <SpaceBetween size="m">
              <Prompt name={text.promptWriting} words={writing} />
              <Prompt name={text.promptStructure} words={design} />
            </SpaceBetween>
          </ExpandableSection>
        )}
      </SpaceBetween>
    </Container>
  );
};

const Prompt = ({ name, words }: { readonly name: string; readonly words: string }) =>
  words && (
    <div>
      <Header variant="h3">{name}</Header>
      <p className="prose" dir="auto">
        {words}
      </p>
    </div>
  );
