import "./prompt.css";
import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import ColumnLayout from "@cloudscape-design/components/column-layout";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { placeholders, promptParts } from "#contract/catalogue/placeholders.ts";
import type { StoryTypeId } from "#contract/catalogue/story-types.ts";
import { fromServer } from "../../lib/translate.ts";
import { PromptCard } from "./prompt-card.tsx";
import { PromptCheck } from "./prompt-check.tsx";
import type { Template } from "./queries.ts";
import { ReviseHelper } from "./revise-helper.tsx";
import { text } from "./text.ts";

interface TemplateViewProps {
  readonly type: StoryTypeId;
  readonly template: Template;
}

/** The placeholders, the revision helper, the two prompts and the check of a story type. */
export const TemplateView = ({ type, template }: TemplateViewProps) => {
  const prompts = { writing: template.writing_prompt, structure: template.structure_prompt };
  return (
    <SpaceBetween size="l">
      <Box color="text-body-secondary">
        <span dir="auto">{fromServer(template.description)}</span>
      </Box>
      <Alert type="warning" header={text.warning}>
        <p className="variables-about">{text.warningAbout}</p>
        <dl className="variables">
          {variablesOf(type).map(([name, words]) => (
            <div key={name}>
              <dt>{words}</dt>
              <dd>
                <code className="secret">{placeholders[name]}</code>
              </dd>
            </div>
          ))}
        </dl>
      </Alert>
      <ReviseHelper type={type} prompts={prompts} />
      <ColumnLayout columns={2} minColumnWidth={380}>
        {promptParts.map((part) => (
          <PromptCard key={part} part={part} prompt={prompts[part]} />
        ))}
      </ColumnLayout>
      <PromptCheck type={type} />
    </SpaceBetween>
  );
};

type Variable = keyof typeof placeholders;

/** Only comics have a placeholder for the fixed character. */
const variablesOf = (type: StoryTypeId) =>
  // `Object.entries` loses the key types.
  (Object.entries(text.variables) as [Variable, string][]).filter(
    ([name]) => name !== "fixedCharacter" || type === "comics_story",
  );
